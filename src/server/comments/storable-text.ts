/** A text without control characters, of which only ends of lines and tabs can be stored and seen. */
export function storableText(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}
