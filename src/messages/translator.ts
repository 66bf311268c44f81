import format, { type CompiledMessage, type FormatOptions, type FormatValues } from 'icu-minify/format';
import type { Translation } from './define-messages.ts';
import type { Message, MessageParams, Words } from './message.ts';

/** Says a text in one language. */
export interface Translate {
  (words: Words): string;
  <Params extends MessageParams>(message: Message<Params>, params: Params): string;
}

const NOTHING: MessageParams = {};

/**
 * Says texts in a language, English where the translation lacks one.
 * @param locale BCP 47, for plurals and numbers @param translation of this language; null for English
 */
export function createTranslator(locale: string, translation: Translation | null): Translate {
  const translate = (message: Words | Message<never>, params?: MessageParams): string => {
    const text = translation?.[message.key] ?? message.text;
    if (typeof text === 'string') return text;
    const values = params ?? ('params' in message ? message.params : NOTHING);
    return String(formatText(text, locale, mapParams(values, within)));
  };
  const within = (words: Words): string => {
    const said = translate(words);
    return 'isWithin' in words ? asWithinSentence(said, locale) : said;
  };
  return translate;
}

/** Parameters with those that are texts themselves said. */
export function mapParams(
  params: MessageParams,
  say: (words: Words) => string,
): Readonly<Record<string, string | number>> {
  if (areSaid(params)) return params;
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? say(value) : value]),
  );
}

/** Most parameters are names and numbers, which need no second object. */
function areSaid(params: MessageParams): params is Readonly<Record<string, string | number>> {
  return Object.values(params).every((value) => typeof value !== 'object');
}

/** German writes its nouns with capitals wherever they stand. */
export function asWithinSentence(label: string, locale: string): string {
  return locale === 'de' ? label : label.toLocaleLowerCase(locale);
}

/** Fills a compiled text in; tags in it become what the functions of their names make of what is within. */
export function formatText<Node = string>(
  text: CompiledMessage,
  locale: string,
  values: FormatValues<Node>,
): string | Node | (string | Node)[] {
  return format<Node>(text, locale, values, FORMATS);
}

/** Making a formatter takes much longer than using it. */
const FORMATS: FormatOptions = {
  formatters: {
    getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
    getNumberFormat: cached((locale, options) => new Intl.NumberFormat(locale, options)),
    getPluralRules: cached((locale, options) => new Intl.PluralRules(locale, options)),
  },
};

/** Languages and options are those of our own texts, and so few. */
function cached<Options, Formatter>(
  create: (locale: Intl.LocalesArgument, options?: Options) => Formatter,
): (locale?: Intl.LocalesArgument, options?: Options) => Formatter {
  const made = new Map<string, Formatter>();
  return (locale = 'en', options) => {
    const key = JSON.stringify([locale, options]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const formatter = create(locale, options);
    made.set(key, formatter);
    return formatter;
  };
}

/** English, as the texts are written. */
export const translateEnglish = createTranslator('en', null);
