import { languages } from 'virtual:component-words';

/** What one part of the component library says in a language: its own messages, made by its own compiler. */
export type PartWords = Readonly<Record<string, unknown>>;
type PartLanguages = Record<string, PartWords>;

const parts = new Map<string, PartLanguages>();
const loaded = new Map<string, Readonly<Record<string, PartWords>>>();

/** The words of a part in English and in the languages that are loaded; the build puts it in the part's own place. */
export function wordsOfPart(part: string, english: PartWords): PartLanguages {
  const words: PartLanguages = { 'en-US': english };
  for (const [locale, ofAll] of loaded) {
    const own = ofAll[part];
    if (own !== undefined) words[locale] = own;
  }
  parts.set(part, words);
  return words;
}

/** Fetches what the component library says in a language of the interface (`de`), before anything is shown. */
export async function loadComponentWords(locale: string): Promise<void> {
  const load = languages[locale];
  if (load === undefined || loaded.has(locale)) return;
  const { words } = await load();
  loaded.set(locale, words);
  for (const [part, own] of Object.entries(words)) {
    const known = parts.get(part);
    if (known !== undefined) known[locale] = own;
  }
}
