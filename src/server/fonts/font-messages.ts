import type { FontFacts } from './read-font-facts.ts';

/** The one request to the process that subsets fonts. */
export interface FontRequest {
  readonly font: Buffer;
  /** The characters to keep; null for all. */
  readonly characters: string | null;
}

export type FontAnswer =
  | { readonly ok: true; readonly woff2: Buffer; readonly facts: FontFacts }
  /** The file is no font, or a damaged one. */
  | { readonly ok: false; readonly message: string };
