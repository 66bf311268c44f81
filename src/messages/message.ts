import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';

declare const PARAMS: unique symbol;

/** What a text needs to be said: names with their values. */
export type MessageParams = Readonly<Record<string, string | number | Words>>;
/** Of a text that needs nothing. */
export type NoParams = Readonly<Record<never, never>>;

/**
 * A text that the product says: its key, under which other languages have it and under which it is stored, and its
 * English. Made by `defineMessages`.
 */
export interface Message<Params = NoParams> {
  /** `feature.name` */
  readonly key: string;
  /** English, compiled: pages carry no parser. */
  readonly text: CompiledMessage;
  readonly [PARAMS]?: (params: Params) => void;
}

/** A text with what it needs, as rules return it. */
export interface FilledMessage {
  readonly key: string;
  readonly text: CompiledMessage;
  readonly params: MessageParams;
  /** It stands within a sentence; see `withinSentence`. */
  readonly isWithin?: true;
}

/** What a rule answers: a text that can be said in any language as it is. */
export type Words = Message | FilledMessage;

/** The parameters of an ICU text, by the text itself: `{name}` is a string or number, `{count, plural, …}` a number. */
export type ParamsOf<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number | Words; ICUNumberArgument: number; ICUDateArgument: never }
>;

/** A text that needs parameters with them. */
export function fill<Params extends MessageParams>(message: Message<Params>, params: Params): FilledMessage {
  return { key: message.key, text: message.text, params };
}

/** What is a label elsewhere, as it stands within a sentence: in small letters, but in German. */
export function withinSentence(words: Words): FilledMessage {
  return { key: words.key, text: words.text, params: 'params' in words ? words.params : {}, isWithin: true };
}
