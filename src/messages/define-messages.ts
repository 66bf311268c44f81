import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { Message, ParamsOf } from './message.ts';

/** The texts of a feature in English, by name. */
export type MessagesOf<Texts extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Texts]: Message<ParamsOf<Texts[Name]>>;
};

/** The texts of some features in one language, by key. */
export type Translation = Readonly<Record<string, CompiledMessage>>;

/**
 * Declares what a feature says, in English, as ICU messages (https://unicode-org.github.io/icu/userguide/format_parse/messages/).
 * Keys are `feature.name`; names are never used again for something else, since keys are stored. Builds put compiled
 * texts in the place of a call: the parser is in no bundle.
 */
export function defineMessages<const Texts extends Readonly<Record<string, string>>>(
  feature: string,
  texts: Texts,
): MessagesOf<Texts> {
  const messages = Object.entries(texts).map(([name, text]) => [
    name,
    new LazyMessage(`${feature}.${name}`, text),
  ]);
  return Object.fromEntries(messages) as MessagesOf<Texts>;
}

/** Declares what a feature says in another language: the same names, each with all parameters of the English text. */
export function defineTranslation<Messages extends Readonly<Record<string, Message<never>>>>(
  feature: string,
  texts: Readonly<Record<keyof Messages & string, string>>,
): Translation {
  const entries = Object.entries<string>(texts);
  return Object.fromEntries(entries.map(([name, text]) => [`${feature}.${name}`, compile(text)]));
}

/** Compiled when it is first said: a process of a developer or a test says few of all texts. */
class LazyMessage {
  readonly key: string;
  readonly #source: string;
  #text: CompiledMessage | undefined;

  constructor(key: string, source: string) {
    this.key = key;
    this.#source = source;
  }

  get text(): CompiledMessage {
    return (this.#text ??= compile(this.#source));
  }

  toJSON(): Message<never> {
    return { key: this.key, text: this.text };
  }
}
