/** Countries that print on Letter (ORD-104). */
const LETTER_COUNTRIES: ReadonlySet<string> = new Set(['US', 'CA', 'MX']);

/** The sheet that a seller in a country prints on, by ISO 3166-1; A4 also where nobody said where (ORD-104). */
export function paperSize(country: string): 'Letter' | 'A4' {
  return LETTER_COUNTRIES.has(country) ? 'Letter' : 'A4';
}
