import { z } from 'zod';
import { storedWordsSchema } from '#domain/documents/stored-words-schema.ts';

/** A row of a file of people that is left out, and why: in English, and by its key for who speaks another language. */
export const importProblemSchema = z.object({
  line: z.int(),
  email: z.string(),
  reason: z.string(),
  words: storedWordsSchema,
});
export type ImportProblem = z.infer<typeof importProblemSchema>;
