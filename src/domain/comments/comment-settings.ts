import { z } from 'zod';

const MAX_WORDS = 1000;
const MAX_WORD_LENGTH = 100;

/** What is held until a moderator has read it (COMT-17). */
export const COMMENT_HOLDS = ['nothing', 'first', 'everything'] as const;

export const COMMENT_ORDERS = ['oldest', 'newest'] as const;
export type CommentOrder = (typeof COMMENT_ORDERS)[number];

const wordsSchema = z
  .array(z.string().trim().max(MAX_WORD_LENGTH))
  .max(MAX_WORDS)
  .transform((words) => [...new Set(words.map((word) => word.toLowerCase()).filter((word) => word !== ''))]);

/** Comments of a site (COMT-01, COMT-07, COMT-17, COMT-22, COMT-29). */
export const commentSettingsSchema = z.object({
  /** `commentsEnabled`: off means no thread, no form and no count. */
  isEnabled: z.boolean(),
  /** Whether visitors may write below posts. */
  isOpen: z.boolean(),
  hold: z.enum(COMMENT_HOLDS),
  order: z.enum(COMMENT_ORDERS),
  /** Days after the publish of an item; null never. */
  closeAfterDays: z.int().min(1).max(365).nullable(),
  holdWords: wordsSchema,
  spamWords: wordsSchema,
});
export type CommentSettings = z.infer<typeof commentSettingsSchema>;

/** A site that was never asked shows the comments it has, and takes none: somebody has to read what comes in. */
export const DEFAULT_COMMENT_SETTINGS: CommentSettings = {
  isEnabled: true,
  isOpen: false,
  hold: 'first',
  order: 'oldest',
  closeAfterDays: null,
  holdWords: [],
  spamWords: [],
};
