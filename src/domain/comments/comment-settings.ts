import { z } from 'zod';
import { MAX_PLANS } from '../gating/access-rule.ts';
import { idSchema } from '../validation/id-schema.ts';

const MAX_WORDS = 1000;
const MAX_WORD_LENGTH = 100;

/** What is held until a moderator has read it (COMT-17). */
export const COMMENT_HOLDS = ['nothing', 'first', 'everything'] as const;

export const COMMENT_ORDERS = ['oldest', 'newest', 'liked'] as const;
export type CommentOrder = (typeof COMMENT_ORDERS)[number];

/** Who may write: `plans` are members of chosen plans, `invited` people with a role on the site (COMT-09). */
export const COMMENT_WRITERS = ['anybody', 'members', 'plans', 'invited'] as const;
export type CommentWriters = (typeof COMMENT_WRITERS)[number];

const wordsSchema = z
  .array(z.string().trim().max(MAX_WORD_LENGTH))
  .max(MAX_WORDS)
  .transform((words) => [...new Set(words.map((word) => word.toLowerCase()).filter((word) => word !== ''))]);

/** Comments of a site (COMT-01, COMT-07, COMT-09, COMT-14, COMT-15, COMT-17, COMT-22, COMT-29). */
export const commentSettingsSchema = z.object({
  /** `commentsEnabled`: off means no thread, no form and no count. */
  isEnabled: z.boolean(),
  /** Whether visitors may write at all. */
  isOpen: z.boolean(),
  /** Of an account at the outside provider, whose thread stands in place of the own one (COMT-30); empty for none. */
  shortname: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{0,50}$/),
  writers: z.enum(COMMENT_WRITERS),
  /** Of `writers: 'plans'`. */
  planIds: z.array(idSchema<'member-plan'>()).max(MAX_PLANS),
  hold: z.enum(COMMENT_HOLDS),
  order: z.enum(COMMENT_ORDERS),
  hasLikes: z.boolean(),
  /** Whether guests are asked for what Portico's own captcha asks of forms without scripts (COMT-24). */
  hasCaptcha: z.boolean(),
  /** With so many reports an approved comment is held again. */
  reportsToHold: z.int().min(1).max(10),
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
  shortname: '',
  writers: 'anybody',
  planIds: [],
  hold: 'first',
  order: 'oldest',
  hasLikes: false,
  hasCaptcha: false,
  reportsToHold: 3,
  closeAfterDays: null,
  holdWords: [],
  spamWords: [],
};
