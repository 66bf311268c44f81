/** What a text says in a column of yes and no, as spreadsheets write it, and shops that are left; null where it says neither. */
export function yesOrNo(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (['true', 'yes', '1', 'x'].includes(word)) return true;
  return ['false', 'no', '0', ''].includes(word) ? false : null;
}
