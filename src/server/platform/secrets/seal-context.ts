/** The context of a sealed value in a table: its table and the key of its row. It can be opened in no other. */
export function sealContext(table: string, key: readonly string[]): string {
  return [table, ...key].join('/');
}
