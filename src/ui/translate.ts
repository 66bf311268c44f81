import type { Message, MessageParams, Words } from '#messages/message.ts';
import { sayStored, type StoredWords } from '#messages/stored-words.ts';
import { currentLanguage } from './language.ts';

/**
 * Translates a message into the language of the interface: in components, commands, toasts. Called when something is
 * shown, never while a module loads; constants hold messages.
 */
export function translate(words: Words): string;
export function translate<Params extends MessageParams>(message: Message<Params>, params: Params): string;
export function translate(message: Words, params?: MessageParams): string {
  const { translate: say } = currentLanguage();
  return params === undefined ? say(message) : say(message as Message<MessageParams>, params);
}

/**
 * Translates a stored or sent text by its key; returns the English stored beside it where the interface is in English,
 * for texts from before there were keys, and for keys of another version.
 */
export function translateStored(words: StoredWords | null | undefined, english: string): string {
  const { locale, translation } = currentLanguage();
  if (words === null || words === undefined || translation === null) return english;
  return sayStored(words, locale, translation) ?? english;
}
