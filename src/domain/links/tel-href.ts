/** `tel:` and the number without spaces, brackets, dots and slashes (LINK-07). */
export function telHref(number: string): string {
  return `tel:${number.replaceAll(/[\s().[\]/]/g, '')}`;
}
