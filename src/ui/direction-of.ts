/**
 * What is typed reads in its own direction, whatever that of the interface is: the beginning of a long English text is
 * not cut off in an Arabic panel. An empty field has that of the interface, as its placeholder has.
 */
export function directionOf(value: string | undefined): { readonly dir?: 'auto' } {
  return value === undefined || value === '' ? {} : { dir: 'auto' };
}
