interface FeatureRow {
  /** What code asks for, and what the provider says on the command line. */
  readonly name: string;
  /** What is stored: 1 to `LAST_FEATURE_NUMBER`, never given again to another one. */
  readonly number: number;
  /** Without this one it is off, too. */
  readonly needs: string | null;
}

/** Functions of a site are numbered 1 to 65 (CONT-227). */
export const LAST_FEATURE_NUMBER = 65;

/**
 * The functions that the provider can switch off for a site, in the order of the requirement (CONT-227). One that is added
 * takes the next free number; the numbers without a name are kept for those that will come.
 */
export const FEATURE_TABLE = [
  { name: 'add-pages', number: 1, needs: null },
  { name: 'contributors', number: 2, needs: null },
  { name: 'commerce', number: 3, needs: null },
  { name: 'gift-cards', number: 4, needs: 'commerce' },
  { name: 'subscriptions', number: 5, needs: 'commerce' },
  { name: 'point-of-sale', number: 6, needs: 'commerce' },
] as const satisfies readonly FeatureRow[];

export type Feature = (typeof FEATURE_TABLE)[number]['name'];
