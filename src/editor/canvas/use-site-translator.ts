import { useEffect, useState } from 'react';
import { localeOf } from '#messages/locale-of.ts';
import { translateEnglish, type Translate } from '#messages/translator.ts';
import { loadSiteTranslator } from '../documents/content-language.ts';

/**
 * Says on the canvas what visitors read in the language of the site (BCP 47): English until its words are there, and
 * where there are none (DATA-69).
 */
export function useSiteTranslator(language: string): Translate {
  const [known, setKnown] = useState({ locale: 'en', translate: translateEnglish });
  const locale = localeOf(language);
  useEffect(() => {
    let isWanted = true;
    loadSiteTranslator(locale).then(
      (translate) => {
        if (isWanted) setKnown({ locale, translate });
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
