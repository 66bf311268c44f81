/** A text as it stands in an attribute or between tags. `&` stays as it is: what exports hold is written with references already. */
export function escapeTags(text: string): string {
  return text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
