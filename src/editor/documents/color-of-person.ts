/** Colours with at least 4.5:1 against white, so that a name can stand on them. */
const COLORS = ['#9c2a8f', '#0b6e75', '#a3451c', '#3d6b1f', '#6a3fc4', '#b0264a'] as const;

/** The colour of a person, the same for everybody. */
export function colorOfPerson(accountId: string): string {
  let sum = 0;
  for (const character of accountId) sum = (sum * 31 + character.charCodeAt(0)) % 9973;
  return COLORS[sum % COLORS.length] ?? COLORS[0];
}
