import { createHash } from 'node:crypto';
import type { LineAnswer } from './tables.ts';

/** Answers as the columns of a line in a cart, with the hash by which lines with the same ones are one (ORD-03). */
export function answersColumns(answers: readonly LineAnswer[]) {
  const text = JSON.stringify(answers);
  return { answers: text, answers_hash: createHash('sha256').update(text).digest() };
}
