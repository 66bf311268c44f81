import type { ImportProblem } from '#contract/import-problem.ts';
import type { Words } from '#messages/message.ts';
import { storedWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';

/** A row that is left out of an import (CRM-19). */
export function importProblem(line: number, email: string, why: Words): ImportProblem {
  return { line, email, reason: translateEnglish(why), words: storedWords(why) };
}
