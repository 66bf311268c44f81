import { z } from 'zod';
import { barDaysSchema, COMMENT_BAR_KINDS } from '#domain/comments/comment-bars.ts';
import { commentChoiceSchema } from '#domain/comments/comment-choice.ts';
import { MAX_COMMENT_LENGTH } from '#domain/comments/comment-limits.ts';
import { COMMENT_NOTICES } from '#domain/comments/comment-notices.ts';
import { commentSettingsSchema, COMMENT_WRITERS } from '#domain/comments/comment-settings.ts';
import { COMMENT_STATES } from '#domain/comments/comment-states.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

const commentId = idSchema<'comment'>();
/** Decided about at once: a page of the list, and more. */
const MAX_DECIDED = 200;

/** The approved comments of an item as the first page of its thread shows them, and how many there are (COMT-06 to COMT-08). */
export const listComments = defineEndpoint({
  method: 'GET',
  path: '/api/items/:documentId/comments',
  host: 'app',
  access: { kind: 'permission', any: ['content.read'] },
  params: z.object({ documentId: documentIdSchema }),
  output: z.object({
    comments: z.array(
      z.object({
        id: commentId,
        parentId: commentId.nullable(),
        authorName: z.string(),
        isByMember: z.boolean(),
        text: z.string(),
        writtenAt: z.string().nullable(),
        isRemoved: z.boolean(),
        likes: z.int(),
        mark: z.enum(['author', 'team']).nullable(),
      }),
    ),
    count: z.int(),
    pageNumber: z.int(),
    pageCount: z.int(),
    commenting: z.enum(['open', 'closed', 'off']),
    writers: z.enum(COMMENT_WRITERS),
    hasLikes: z.boolean(),
  }),
});

/** Calls of those who decide about comments (ROLE-15). */
const ofModerators = { host: 'app', access: { kind: 'permission', any: ['comments.moderate'] } } as const;
const ofSettings = { host: 'app', access: { kind: 'permission', any: ['settings.general'] } } as const;

const stateSchema = z.enum(COMMENT_STATES);

const moderatedCommentSchema = z.object({
  id: commentId,
  documentId: documentIdSchema,
  state: stateSchema,
  authorName: z.string(),
  /** Null where it came without one, as from an import. */
  authorEmail: z.string().nullable(),
  text: z.string(),
  /** ISO 8601; null where it came without a date. */
  writtenAt: z.iso.datetime().nullable(),
  likes: z.int(),
  /** How often readers reported it, and whether a moderator kept it since (COMT-15). */
  reports: z.int(),
  isKept: z.boolean(),
  /** By what its writer can be barred (COMT-25). */
  bars: z.array(z.enum(COMMENT_BAR_KINDS)),
  /** Of what it stands on; null where that is gone. */
  item: z.object({ title: z.string(), path: z.string() }).nullable(),
});
export type ModeratedComment = z.infer<typeof moderatedCommentSchema>;

/** Comments in a state, the newest first, and how many are in each (COMT-18). */
export const listCommentsToModerate = defineEndpoint({
  ...ofModerators,
  method: 'GET',
  path: '/api/comments',
  query: z.object({
    state: stateSchema.default('pending'),
    /** Words that all occur in text, name or address. */
    search: z.string().trim().max(200).optional(),
    documentId: documentIdSchema.optional(),
    ...pageQuery({ pageSize: 50, maxPageSize: 50 }),
  }),
  output: z.object({
    comments: z.array(moderatedCommentSchema),
    total: z.int(),
    counts: z.record(stateSchema, z.int()),
  }),
});

/** All comments of the site as CSV; a download, so the handler answers itself (COMT-33). */
export const exportComments = defineEndpoint({
  ...ofModerators,
  method: 'GET',
  path: '/api/comments.csv',
  output: z.any(),
});

/** Moves comments into a state; answers which were in another before, so that it can be undone (COMT-16, COMT-18). */
export const decideComments = defineEndpoint({
  ...ofModerators,
  method: 'POST',
  path: '/api/comments/decide',
  body: z.object({ ids: z.array(commentId).min(1).max(MAX_DECIDED), state: stateSchema }),
  output: z.object({ before: z.array(z.object({ id: commentId, state: stateSchema })) }),
});

/** Answers a comment in the own name, on the site at once; one that waits is approved with it (COMT-18). */
export const replyToComment = defineEndpoint({
  ...ofModerators,
  method: 'POST',
  path: '/api/comments/:commentId/reply',
  params: z.object({ commentId }),
  body: z.object({ text: z.string().trim().min(1).max(MAX_COMMENT_LENGTH) }),
  output: z.object({ id: commentId }),
});

/** How often the person who asks is mailed about new comments (COMT-27). */
export const readCommentNotice = defineEndpoint({
  ...ofModerators,
  method: 'GET',
  path: '/api/comments/notice',
  output: z.object({ choice: z.enum(COMMENT_NOTICES) }),
});

export const writeCommentNotice = defineEndpoint({
  ...ofModerators,
  method: 'PUT',
  path: '/api/comments/notice',
  body: z.object({ choice: z.enum(COMMENT_NOTICES) }),
  output: z.object({ choice: z.enum(COMMENT_NOTICES) }),
});

/** How often whoever asks is mailed about comments on items that have them as their author (COMT-27). */
export const readOwnCommentNotice = defineEndpoint({
  method: 'GET',
  path: '/api/comments/own-notice',
  host: 'app',
  access: { kind: 'permission', any: ['content.read'] },
  output: z.object({
    choice: z.enum(COMMENT_NOTICES),
    /** Whether they are mailed about all comments of the site anyway. */
    hearsAll: z.boolean(),
  }),
});

export const writeOwnCommentNotice = defineEndpoint({
  method: 'PUT',
  path: '/api/comments/own-notice',
  host: 'app',
  access: { kind: 'permission', any: ['content.read'] },
  body: z.object({ choice: z.enum(COMMENT_NOTICES) }),
  output: z.object({ choice: z.enum(COMMENT_NOTICES) }),
});

export const readCommentSettings = defineEndpoint({
  ...ofSettings,
  method: 'GET',
  path: '/api/comment-settings',
  output: z.object({ settings: commentSettingsSchema }),
});

/** They count from the next load of a page on. */
export const writeCommentSettings = defineEndpoint({
  ...ofSettings,
  method: 'PUT',
  path: '/api/comment-settings',
  body: z.object({ settings: commentSettingsSchema }),
  output: z.object({ settings: commentSettingsSchema }),
});

/** What a collection or an item says of its comments over what is above it (COMT-02). */
export const readCommentChoice = defineEndpoint({
  method: 'GET',
  path: '/api/content/:documentId/comments',
  host: 'app',
  access: { kind: 'permission', any: ['content.read'] },
  params: z.object({ documentId: documentIdSchema }),
  output: z.object({
    choice: commentChoiceSchema,
    /** What holds where it says nothing itself. */
    isOpenAbove: z.boolean(),
    /** Whether the site takes comments at all. */
    isOpenOnSite: z.boolean(),
  }),
});

/** It counts for visitors at once: it takes the permission to publish. */
export const writeCommentChoice = defineEndpoint({
  method: 'PUT',
  path: '/api/content/:documentId/comments',
  host: 'app',
  access: { kind: 'permission', any: ['content.publish'] },
  params: z.object({ documentId: documentIdSchema }),
  body: z.object({ choice: commentChoiceSchema }),
  output: z.object({ choice: commentChoiceSchema }),
});

/** Bars whoever wrote a comment, for 1 to 365 days (COMT-25). */
export const barCommenter = defineEndpoint({
  ...ofSettings,
  method: 'POST',
  path: '/api/comments/:commentId/bar',
  params: z.object({ commentId }),
  body: z.object({ kind: z.enum(COMMENT_BAR_KINDS), days: barDaysSchema }),
  output: z.object({}),
});

export const listCommentBars = defineEndpoint({
  ...ofSettings,
  method: 'GET',
  path: '/api/comment-bars',
  output: z.object({
    bars: z.array(
      z.object({
        id: idSchema<'comment-bar'>(),
        kind: z.enum(COMMENT_BAR_KINDS),
        /** A name, or an email address. */
        label: z.string(),
        endsAt: z.iso.datetime(),
      }),
    ),
  }),
});

/** Lets somebody comment again. */
export const removeCommentBar = defineEndpoint({
  ...ofSettings,
  method: 'DELETE',
  path: '/api/comment-bars/:barId',
  params: z.object({ barId: idSchema<'comment-bar'>() }),
  output: z.object({}),
});
