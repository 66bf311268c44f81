/** Names in one cell, with commas between them; commas within a name have a backslash before them, as WooCommerce writes. */
export function splitLabels(cell: string): readonly string[] {
  const names: string[] = [];
  let name = '';
  for (let at = 0; at < cell.length; at += 1) {
    const sign = cell.charAt(at);
    const next = cell.charAt(at + 1);
    if (sign === '\\' && (next === ',' || next === '\\')) {
      name += next;
      at += 1;
    } else if (sign === ',') {
      names.push(name);
      name = '';
    } else name += sign;
  }
  const all = [...names, name].map((each) => each.trim()).filter((each) => each !== '');
  return [...new Set(all)];
}

export function joinLabels(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/[\\,]/g, (sign) => `\\${sign}`)).join(', ');
}
