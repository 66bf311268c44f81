import { MAIL_TEXTS, mailWords, type MailText } from './mail-words.ts';
import { wordLanguage, type WordLanguage } from './visitor-words.ts';

/** What a mail is written in. */
export interface MailVoice {
  /** BCP 47; English where there are no words for the language of the site. */
  readonly language: WordLanguage | 'en';
  readonly say: (text: MailText) => string;
}

/** Writes mails in the language of a site (BCP 47), about a list of it (DATA-69). */
export function mailVoice(
  siteLanguage: string,
  names: { readonly list: string; readonly site: string },
): MailVoice {
  const known = wordLanguage(siteLanguage);
  const texts = known === null ? MAIL_TEXTS : mailWords[known];
  return {
    language: known ?? 'en',
    say: (text) => texts[text].replaceAll(/\{(list|site)\}/g, (_hole, name: 'list' | 'site') => names[name]),
  };
}
