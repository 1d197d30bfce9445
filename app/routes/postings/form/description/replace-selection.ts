export function replaceSelection(field: HTMLTextAreaElement, text: string) {
  field.focus();
  if (document.execCommand(text ? "insertText" : "delete", false, text)) return;
  const { selectionStart, selectionEnd } = field;
  field.setRangeText(text, selectionStart, selectionEnd, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
