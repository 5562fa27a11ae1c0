"""The Spark example on a master with two workers, one of which is killed midway with its executor."""

import json
import os
import signal
import socket
import subprocess
import tempfile
import threading
import unittest
import urllib.request
from pathlib import Path

import psutil
import pyspark
from pyspark import SparkConf, SparkContext

import support
import matrix
import spark_check

HOST = "127.0.0.1"


class Cluster:
    """A standalone master and two workers, each with a core, all on the loopback address."""

    def __init__(self, folder):
        self.folder = Path(folder)
        home = Path(pyspark.__file__).parent
        self.environment = os.environ | {
            "SPARK_HOME": str(home), "SPARK_LOCAL_IP": HOST, "SPARK_DAEMON_MEMORY": "256m"}
        os.environ["SPARK_LOCAL_IP"] = HOST
        self.program = str(home / "bin/spark-class")
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            port = probe.getsockname()[1]
        self.url = f"spark://{HOST}:{port}"
        self.processes = []
        self.master = self.start("Master", "--host", HOST, "--port", str(port), "--webui-port", "0")
        self.wait_for_log(self.master, "New state: ALIVE")
        self.workers = [
            self.start(
                "Worker", "--host", HOST, "--cores", "1", "--memory", "1g", "--webui-port", "0",
                "--work-dir", str(self.folder / f"work{number}"), self.url, name=f"worker{number}")
            for number in range(2)
        ]
        for worker in self.workers:
            self.wait_for_log(worker, "Successfully registered with master")

    def start(self, role, *arguments, name=None):
        log = self.folder / f"{name or role}.log"
        with log.open("wb") as output:
            process = subprocess.Popen(
                [self.program, f"org.apache.spark.deploy.{role.lower()}.{role}", *arguments], stdout=output,
                stderr=subprocess.STDOUT, env=self.environment, start_new_session=True)
        self.processes.append((process, log))
        return process

    def wait_for_log(self, process, words):
        log = next(log for started, log in self.processes if started is process)

        def found():
            text = log.read_text("utf-8", "replace")
            if process.poll() is not None:
                raise AssertionError(f"{log.name} ended with {process.returncode}:\n{text}")
            return words in text

        support.wait_for(found, f"{words!r} in {log.name}")

    def kill(self, worker):
        """Kills a worker and all that it started; gives back the ids of the processes that are gone."""
        family = [psutil.Process(worker.pid), *psutil.Process(worker.pid).children(recursive=True)]
        for process in family:
            process.send_signal(signal.SIGKILL)
        worker.wait(timeout=30)
        gone, alive = psutil.wait_procs(family, timeout=30)
        assert not alive, alive
        return [process.pid for process in gone]

    def stop(self):
        for process, _ in self.processes:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGTERM)
                try:
                    process.wait(timeout=20)
                except subprocess.TimeoutExpired:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()


class SparkTests(unittest.TestCase):
    def test_a_killed_worker_changes_no_line(self):
        lines = list(matrix.lines())
        code, alone, errors = support.batch(lines)
        self.assertIn(code, (0, 1), errors)
        with tempfile.TemporaryDirectory(prefix="taut-spark-") as folder:
            cluster = Cluster(folder)
            try:
                answers, killed, stages, executors = self.check(cluster, lines)
            finally:
                cluster.stop()
        self.assertEqual(answers, alone)
        # The worker is gone with its executor, and what it had in hand was done again by the other.
        self.assertGreaterEqual(len(killed), 2, "a worker without an executor was killed")
        self.assertEqual([e["isActive"] for e in executors if e["id"] != "driver"].count(False), 1)
        failed = sum(stage["numFailedTasks"] for stage in stages)
        self.assertGreaterEqual(failed, 1, "no part was in hand on the worker that was killed")
        print(f"{len(answers)} lines, {failed} parts begun again, {len(killed)} processes killed", flush=True)

    def check(self, cluster, lines):
        conf = SparkConf().setMaster(cluster.url).setAppName("taut check").set("spark.ui.port", "0")
        conf.set("spark.executor.memory", "512m").set("spark.driver.memory", "512m")
        conf.set("spark.ui.showConsoleProgress", "false").set("spark.driver.host", HOST)
        conf.set("spark.driver.bindAddress", HOST)
        with SparkContext(conf=conf) as context:
            api = f"{context.uiWebUrl}/api/v1/applications/{context.applicationId}"

            def ask(what):
                with urllib.request.urlopen(f"{api}/{what}", timeout=120) as response:
                    return json.load(response)

            def workers():
                return sum(executor["isActive"] and executor["id"] != "driver" for executor in ask("allexecutors"))

            support.wait_for(lambda: workers() == 2, "two executors")
            result = []
            job = threading.Thread(
                target=lambda: result.append(spark_check.check(context, lines, support.TAUT, 24)))
            job.start()
            tracker = context.statusTracker()

            def midway():
                if not job.is_alive():
                    raise AssertionError("all was done before the kill")
                stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
                return any(s and s.numCompletedTasks >= 4 and s.numActiveTasks >= 2 for s in stages)

            support.wait_for(midway, "4 parts done and two in hand")
            killed = cluster.kill(cluster.workers[0])
            job.join(timeout=300)
            self.assertEqual(len(result), 1, "the job failed")
            support.wait_for(lambda: workers() == 1, "the loss of an executor")
            return result[0], killed, ask("stages"), ask("allexecutors")


if __name__ == "__main__":
    unittest.main()
