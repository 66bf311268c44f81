import { useEffect, useState } from 'react';
import type { Translation } from '#messages/define-messages.ts';
import { localeOf } from '#messages/locale-of.ts';
import { createTranslator, translateEnglish, type Translate } from '#messages/translator.ts';

const TRANSLATIONS = import.meta.glob<{ readonly translation: Translation }>('../../messages/*/site.ts');

/**
 * Says on the canvas what visitors read in the language of the site (BCP 47): English until its words are there, and
 * where there are none (DATA-69).
 */
export function useSiteTranslator(language: string): Translate {
  const [known, setKnown] = useState({ locale: 'en', translate: translateEnglish });
  const locale = localeOf(language);
  useEffect(() => {
    let isWanted = true;
    const load = TRANSLATIONS[`../../messages/${locale}/site.ts`];
    if (load === undefined) return undefined;
    load().then(
      ({ translation }) => {
        if (isWanted) setKnown({ locale, translate: createTranslator(locale, translation) });
      },
      // The next canvas asks again; until then it speaks English.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return known.locale === locale ? known.translate : translateEnglish;
}
