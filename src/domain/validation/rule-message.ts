import type { Words } from '#messages/message.ts';
import { storedWords, type StoredWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';

/** Schemas are few, and so are their limits; beyond this many the English text is used. */
const MAX_KNOWN = 5_000;
const known = new Map<string, StoredWords>();

/**
 * The English of a message as schemas carry it: `z.string().min(1, ruleMessage(words.name))`. Issues of a schema have
 * room for a text only; `wordsOfRule` finds its key again. Not for texts with what a person wrote.
 */
export function ruleMessage(words: Words): string {
  const english = translateEnglish(words);
  if (known.size < MAX_KNOWN) known.set(english, storedWords(words));
  return english;
}

/** The message of a text that `ruleMessage` gave, or null. */
export function wordsOfRule(english: string): StoredWords | null {
  return known.get(english) ?? null;
}
