/** A text as it stands in an attribute or between tags of HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
