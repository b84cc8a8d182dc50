// Copies code to the clipboard, or selects it if the clipboard is not available.

export async function copyCode(code, status) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    status.textContent = 'Copied.';
  } catch {
    code.closest('details')?.setAttribute('open', '');
    getSelection().selectAllChildren(code);
    status.textContent = 'The clipboard is not available; the code is selected.';
  }
}
