import { useEffect } from 'react';
import type { Translation } from '#messages/define-messages.ts';
import { localeOf } from '#messages/locale-of.ts';
import type { Message, MessageParams, Words } from '#messages/message.ts';
import { createTranslator, translateEnglish, type Translate } from '#messages/translator.ts';
import type { DocumentStore } from './document-store.ts';
import { siteSettingsOf } from './site-records.ts';

const TRANSLATIONS = import.meta.glob<{ readonly translation: Translation }>('../../messages/*/site.ts');

const translators = new Map<string, Translate>([['en', translateEnglish]]);
let locale = 'en';

/** Fetches what says things in the language of a site (BCP 47); it speaks English where there are no words (DATA-69). */
export async function loadSiteTranslator(language: string): Promise<Translate> {
  const wanted = localeOf(language);
  const known = translators.get(wanted);
  if (known !== undefined) return known;
  const load = TRANSLATIONS[`../../messages/${wanted}/site.ts`];
  if (load === undefined) return translateEnglish;
  const translate = createTranslator(wanted, (await load()).translation);
  translators.set(wanted, translate);
  return translate;
}

/** Sets the language of new content. */
export async function setContentLanguage(language: string): Promise<void> {
  locale = localeOf(language);
  await loadSiteTranslator(language);
}

/**
 * Translates texts of new content (a form, its fields, a button) into the language of the site, whatever that of the
 * interface: visitors read them.
 */
export const translateContent: Translate = (message: Words, params?: MessageParams) => {
  const say = translators.get(locale) ?? translateEnglish;
  return params === undefined ? say(message) : say(message as Message<MessageParams>, params);
};

/** Follows the language of the site's settings for new content. */
export function useContentLanguage(site: DocumentStore | null): void {
  useEffect(() => {
    if (site === null) return undefined;
    let settings: unknown = null;
    const follow = (): void => {
      const next = site.getState().view['settings'];
      if (next === settings) return;
      settings = next;
      // Without its messages new content is in English; the next change of the settings tries again.
      setContentLanguage(siteSettingsOf(next).language).catch(() => undefined);
    };
    follow();
    return site.store.subscribe(follow);
  }, [site]);
}
