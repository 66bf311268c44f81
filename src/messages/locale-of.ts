/** The folder of a language's words, by a language (BCP 47): that of `de-AT` is `de`. */
export function localeOf(language: string): string {
  return language.toLowerCase().split('-')[0] ?? '';
}
