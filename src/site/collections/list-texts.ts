import type { InlineText } from '#blocks/inline-text.ts';

/** The texts of the header of a list. */
export const LIST_TEXTS: readonly InlineText[] = [
  { path: 'title', label: 'Title', maxLength: 200 },
  { path: 'description', label: 'Description', maxLength: 500 },
];
