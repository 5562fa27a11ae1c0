-- Run by Neovim without a screen: what it sees of a card goes into a file as JSON.
local seen = { choices = {} }

local function finish()
  local file = io.open(vim.env.SEEN, "w")
  file:write(vim.json.encode(seen))
  file:close()
  vim.cmd("qall!")
end

local function messages()
  return vim.tbl_map(function(one) return one.message end, vim.diagnostic.get(0))
end

local function run()
  package.path = vim.env.EDITORS .. "/neovim/?.lua;" .. package.path
  require("taut").setup({ cmd = { vim.env.TAUT, "lsp" }, root_dir = vim.fs and nil or vim.fn.fnamemodify(vim.env.CARD, ":h") })
  vim.cmd("edit " .. vim.env.CARD)
  vim.bo.filetype = "swift"
  vim.wait(120000, function() return #vim.diagnostic.get(0) > 0 end, 50)
  seen.diagnostics = messages()

  -- What K shows, in the window that it opens.
  vim.fn.cursor(5, 6)
  vim.lsp.buf.hover()
  local function floating()
    for _, window in ipairs(vim.api.nvim_list_wins()) do
      if vim.api.nvim_win_get_config(window).relative ~= "" then return window end
    end
  end
  vim.wait(120000, function() return floating() ~= nil end, 50)
  local window = floating()
  seen.hover = window
    and table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, false), "\n") or ""
  if window then vim.api.nvim_win_close(window, true) end

  -- The first action that is offered, as a person would choose it.
  vim.ui.select = function(items, _, choose)
    seen.choices = vim.tbl_map(function(item) return (item[2] or item.action).title end, items)
    choose(items[1], 1)
  end
  vim.fn.cursor(6, 8)
  local before = vim.api.nvim_buf_get_changedtick(0)
  vim.lsp.buf.code_action()
  vim.wait(120000, function() return vim.api.nvim_buf_get_changedtick(0) ~= before end, 50)
  seen.text = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), "\n") .. "\n"
  vim.wait(60000, function()
    return not vim.tbl_contains(vim.tbl_map(function(one) return one:match("title is whole fails") ~= nil end, messages()), true)
  end, 50)
  seen.after = messages()
end

local isDone, failure = pcall(run)
if not isDone then seen.failure = tostring(failure) end
finish()
