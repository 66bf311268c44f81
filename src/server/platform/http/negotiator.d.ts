/** The part of the library that is used; its published types do not know `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string>> });
    /** Those of `available` that the client takes, the ones it wants most first; among equals those of `preferred`. */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { readonly preferred: readonly Encoding[] },
    ): Encoding[];
    /** Those of `available` that the client takes, the ones it wants most first; `de` for one that wants `de-AT`. */
    languages<Locale extends string>(available: readonly Locale[]): Locale[];
  }
}
