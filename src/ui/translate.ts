import type { Message, MessageParams, Words } from '#messages/message.ts';
import { sayStored, type StoredWords } from '#messages/stored-words.ts';
import { currentLanguage } from './language.ts';

/**
 * Says a text in the language of the interface: in components, commands, toasts. Called when something is shown, never
 * while a module loads; constants hold messages.
 */
export function translate(words: Words): string;
export function translate<Params extends MessageParams>(message: Message<Params>, params: Params): string;
export function translate(message: Words, params?: MessageParams): string {
  const { translate: say } = currentLanguage();
  return params === undefined ? say(message) : say(message as Message<MessageParams>, params);
}

/**
 * Says what was stored or sent by key; the English beside it where the interface speaks English, for what was stored
 * before there were keys, and for keys of another version.
 */
export function translateStored(words: StoredWords | null | undefined, english: string): string {
  const { locale, translation } = currentLanguage();
  if (words === null || words === undefined || translation === null) return english;
  return sayStored(words, locale, translation) ?? english;
}
