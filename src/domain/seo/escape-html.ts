const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text that is safe as content and as a quoted attribute of HTML and XML; characters XML cannot hold are removed. */
export function escapeHtml(text: string): string {
  return withoutControlCharacters(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** The text without characters that XML 1.0 forbids (FIND-24). */
export function withoutControlCharacters(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, (control) => (/[\t\n\r\u007f-\u009f]/.test(control) ? control : ''))
    .replaceAll(/[\ufffe\uffff]/g, '')
    .replaceAll(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '');
}

/** JSON that no content can end early inside a `script` element (FIND-57). */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
