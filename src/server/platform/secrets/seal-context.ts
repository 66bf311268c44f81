/** What a sealed text in a table is sealed for: its table and the key of its row. It opens nowhere else. */
export function sealContext(table: string, key: readonly string[]): string {
  return [table, ...key].join('/');
}
