/** Languages a site can be written in, as BCP 47, by their own names. */
const LANGUAGES = [
  'en-US',
  'en-GB',
  'ar',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fr',
  'ga',
  'gl',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'mt',
  'nb',
  'nl',
  'pl',
  'pt-BR',
  'pt-PT',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh-Hans',
  'zh-Hant',
] as const;

interface Option {
  readonly value: string;
  readonly label: string;
}

/** The languages by their own names; a language set by other means stays in the list. */
export function languageOptions(current: string): readonly Option[] {
  return withCurrent(LANGUAGES, current)
    .map((value) => ({
      value,
      label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
}

/** Every time zone the browser knows. */
export function timeZoneOptions(current: string): readonly Option[] {
  return withCurrent(['UTC', ...Intl.supportedValuesOf('timeZone')], current).map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
}

function withCurrent(values: readonly string[], current: string): readonly string[] {
  return [...new Set([...values, current])];
}
