-- Findings, sizes and reasons of SwiftUI layouts: put this file into Neovim's lua folder and say require("taut").setup().
local M = {}

-- options.cmd: how the server is started. options.settings: what taut.yml does not say, under its names.
function M.setup(options)
  options = options or {}
  local function start(buffer)
    local file = vim.api.nvim_buf_get_name(buffer)
    local found = vim.fs and vim.fs.find({ "taut.yml", "Package.swift", ".git" }, { upward = true, path = file })[1]
    local config = {
      name = "taut",
      cmd = options.cmd or { "taut", "lsp" },
      root_dir = options.root_dir or (found and vim.fs.dirname(found)) or vim.fn.getcwd(),
      init_options = options.settings or vim.empty_dict(),
      on_attach = options.on_attach,
    }
    if vim.lsp.start then
      vim.lsp.start(config, { bufnr = buffer })
      return
    end
    -- Before 0.8 a server is started by hand, once for all buffers.
    if not M.client or vim.lsp.client_is_stopped(M.client) then
      M.client = vim.lsp.start_client(config)
    end
    vim.lsp.buf_attach_client(buffer, M.client)
  end
  vim.api.nvim_create_autocmd("FileType", {
    pattern = "swift",
    callback = function(event) start(event.buf) end,
  })
  -- The answer of "why not wider" and the page of a preview are documents, which Neovim is asked to show.
  vim.lsp.handlers["window/showDocument"] = vim.lsp.handlers["window/showDocument"]
    or function(_, result)
      if result.external then
        vim.notify("taut: " .. result.uri)
      else
        vim.cmd("split " .. vim.fn.fnameescape(vim.uri_to_fname(result.uri)))
      end
      return { success = true }
    end
  -- Commands whose answer is a document are shown even where the server was not told that it may ask.
  vim.lsp.commands["taut.whyNotWider"] = function(command, context)
    vim.lsp.buf_request(context.bufnr or 0, "workspace/executeCommand", {
      command = command.command,
      arguments = command.arguments,
    }, function(failure, answer)
      if failure then
        vim.notify("taut: " .. failure.message, vim.log.levels.WARN)
      elseif answer then
        vim.cmd("new")
        vim.bo.buftype = "nofile"
        vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(answer.text, "\n"))
      end
    end)
  end
end

return M
