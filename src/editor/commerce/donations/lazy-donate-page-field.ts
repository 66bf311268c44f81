import { lazyPart } from '../../loading/lazy-part.ts';

/** Fetched with the panel of the first donation block that is chosen. */
export const DonatePageField = lazyPart(
  async () => (await import('./donate-page-field.tsx')).DonatePageField,
);
