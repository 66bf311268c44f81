import type { WordLanguage } from './visitor-words.ts';
import { wordLanguage } from './visitor-words.ts';

/** What mails say, in English and in the languages they are translated to. `{name}` stands for what is filled in. */
export interface MailTexts<Key extends string> {
  readonly en: Readonly<Record<Key, string>>;
  readonly translations: Partial<Readonly<Record<WordLanguage, Readonly<Record<Key, string>>>>>;
}

/** Gives a text with its holes filled. */
export type SayInMail<Key extends string> = (text: Key, holes?: Readonly<Record<string, string>>) => string;

/** What a mail is written in. */
export interface MailVoice<Key extends string> {
  /** BCP 47; English where there are no words for what was asked for. */
  readonly language: WordLanguage | 'en';
  readonly say: SayInMail<Key>;
}

/** Writes mails in a language (BCP 47), or in English where there are no words for it (DATA-69). */
export function mailVoice<Key extends string>(texts: MailTexts<Key>, wanted: string): MailVoice<Key> {
  const known = wordLanguage(wanted);
  const translated = known === null ? undefined : texts.translations[known];
  const words = translated ?? texts.en;
  return {
    language: known !== null && translated !== undefined ? known : 'en',
    say: (text, holes = {}) =>
      words[text].replaceAll(/\{(\w+)\}/g, (hole, name: string) => holes[name] ?? hole),
  };
}

/** The languages that a mail is there in, English first. */
export function mailLanguages(texts: MailTexts<string>): readonly string[] {
  return ['en', ...Object.keys(texts.translations)];
}
