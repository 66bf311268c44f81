import { useEffect, useState } from 'react';
import { localeOf } from '#messages/locale-of.ts';
import { translateEnglish, type Translate } from '#messages/translator.ts';
import { loadSiteTranslator } from '../documents/content-language.ts';

/**
 * Translates the texts of the canvas that visitors read into the language of the site (BCP 47): English until its
 * messages are loaded, and where there are none (DATA-69).
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
      // The next canvas tries again; until then its texts are English.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  return known.locale === locale ? known.translate : translateEnglish;
}
