"""The Dask example on two workers, one of which is killed midway."""

import os
import signal
import unittest

import psutil
from distributed import Client, LocalCluster

import support
import dask_check
import matrix


class DaskTests(unittest.TestCase):
    def test_a_killed_worker_changes_no_line(self):
        lines = list(matrix.lines())
        code, alone, errors = support.batch(lines)
        self.assertIn(code, (0, 1), errors)
        with LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster:
            with Client(cluster) as client:
                futures = dask_check.submit(client, lines, support.TAUT, 24)
                # Midway: some parts are done, and both workers have others in hand.
                support.wait_for(lambda: sum(f.done() for f in futures) >= 6, "6 parts done")
                busy = support.wait_for(lambda: next((w for w, keys in client.processing().items() if keys), None), "a busy worker")
                self.assertLess(sum(f.done() for f in futures), len(futures), "all was done before the kill")
                pid = client.run(os.getpid)[busy]
                process = psutil.Process(pid)
                os.kill(pid, signal.SIGKILL)
                process.wait(timeout=30)
                self.assertFalse(psutil.pid_exists(pid))
                answers = dask_check.gather(client, futures)
                lost = client.run_on_scheduler(suspicious)
                survivors = client.run(os.getpid)
        self.assertNotIn(pid, survivors.values())
        self.assertGreaterEqual(lost, 1, "no part was in hand on the worker that was killed")
        self.assertEqual(answers, alone)
        print(f"{len(answers)} lines, {lost} parts begun again", flush=True)


def suspicious(dask_scheduler):
    """How many tasks were in hand on a worker that was lost."""
    return sum(task.suspicious for task in dask_scheduler.tasks.values())


if __name__ == "__main__":
    unittest.main()
