import { z } from 'zod';
import { recordIdSchema } from '#domain/documents/operation-schema.ts';
import { MAX_MENTIONS, MAX_THREAD_COMMENT_LENGTH } from '#domain/threads/thread-limits.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

/** Whoever may see a document in the editor may comment on it: it takes no right to change it. */
const ofReaders = { host: 'app', access: { kind: 'permission', any: ['content.read'] } } as const;
/** Comments that one person sends in a minute, and so mails that mention others. */
const COMMENTS_PER_MINUTE = 30;

const documentParams = z.object({ documentId: documentIdSchema });
const threadParams = documentParams.extend({ threadId: idSchema<'thread'>() });
const commentParams = threadParams.extend({ threadCommentId: idSchema<'thread-comment'>() });

export const THREAD_STATES = ['open', 'resolved'] as const;
const threadStateSchema = z.enum(THREAD_STATES);
export type ThreadState = z.infer<typeof threadStateSchema>;

const mentionableSchema = z.object({ id: idSchema<'account'>(), name: z.string() });
export type Mentionable = z.infer<typeof mentionableSchema>;

const threadCommentSchema = z.object({
  id: idSchema<'thread-comment'>(),
  /** Null for somebody whose account is gone. */
  author: mentionableSchema.nullable(),
  /** Whether the caller wrote it. */
  isOwn: z.boolean(),
  text: z.string(),
  /** Who is mentioned, by the names of now. */
  mentions: z.array(mentionableSchema),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type ThreadComment = z.infer<typeof threadCommentSchema>;

const threadSchema = z.object({
  id: idSchema<'thread'>(),
  /** The block or section that it is pinned to, whether that is there or deleted; null for the whole document. */
  recordId: z.string().nullable(),
  state: threadStateSchema,
  /** Null where it is open, and for somebody whose account is gone. */
  resolvedBy: z.string().nullable(),
  /** Whether others wrote something that the caller has not read. */
  isUnread: z.boolean(),
  commentCount: z.int(),
  lastAt: z.iso.datetime(),
  /** The oldest first; in lists the first one alone. */
  comments: z.array(threadCommentSchema),
});
export type Thread = z.infer<typeof threadSchema>;

const written = {
  /** Made by the editor: a comment that is sent again is there once. */
  commentId: idSchema<'thread-comment'>(),
  text: z.string().trim().min(1).max(MAX_THREAD_COMMENT_LENGTH),
  /** Who is mentioned in the text and gets a mail; those who may not see the document are left out. */
  mentions: z.array(idSchema<'account'>()).max(MAX_MENTIONS),
};

/** Threads of a document in a state, the one with the newest comment first. */
export const listThreads = defineEndpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/documents/:documentId/threads',
  params: documentParams,
  query: z.object({
    state: threadStateSchema.default('open'),
    /** Of this block or section alone. */
    recordId: recordIdSchema.optional(),
    ...pageQuery({ pageSize: 30, maxPageSize: 50 }),
  }),
  output: z.object({ threads: z.array(threadSchema), total: z.int() }),
});

/** How many threads of a document are open, and of which parts. */
export const countThreads = defineEndpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/documents/:documentId/thread-counts',
  params: documentParams,
  output: z.object({
    open: z.int(),
    unread: z.int(),
    resolved: z.int(),
    /** Of blocks and sections with open threads, deleted ones included. */
    records: z.array(z.object({ recordId: z.string(), open: z.int(), unread: z.int() })),
  }),
});

/** One thread with all its comments: 404 `not-found`. */
export const findThread = defineEndpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/documents/:documentId/threads/:threadId',
  params: threadParams,
  output: threadSchema,
});

/** Begins a thread with its first comment; 409 `too-many-threads`. */
export const startThread = defineEndpoint({
  ...ofReaders,
  method: 'POST',
  path: '/api/documents/:documentId/threads',
  rateLimit: COMMENTS_PER_MINUTE,
  params: documentParams,
  body: z.object({ recordId: recordIdSchema.nullable(), ...written }),
  output: threadSchema,
});

/** Answers in a thread, which opens it again where it was resolved; 409 `too-many-replies`. */
export const replyToThread = defineEndpoint({
  ...ofReaders,
  method: 'POST',
  path: '/api/documents/:documentId/threads/:threadId/comments',
  rateLimit: COMMENTS_PER_MINUTE,
  params: threadParams,
  body: z.object(written),
  output: threadSchema,
});

/** Changes one’s own comment; who is mentioned anew gets a mail. */
export const editThreadComment = defineEndpoint({
  ...ofReaders,
  method: 'PUT',
  path: '/api/documents/:documentId/threads/:threadId/comments/:threadCommentId',
  rateLimit: COMMENTS_PER_MINUTE,
  params: commentParams,
  body: z.object({ text: written.text, mentions: written.mentions }),
  output: threadSchema,
});

/** Deletes one’s own comment, and with the last one the thread. */
export const deleteThreadComment = defineEndpoint({
  ...ofReaders,
  method: 'DELETE',
  path: '/api/documents/:documentId/threads/:threadId/comments/:threadCommentId',
  params: commentParams,
  output: z.object({ thread: threadSchema.nullable() }),
});

/** Resolves a thread, or opens it again. */
export const setThreadState = defineEndpoint({
  ...ofReaders,
  method: 'PUT',
  path: '/api/documents/:documentId/threads/:threadId/state',
  params: threadParams,
  body: z.object({ state: threadStateSchema }),
  output: threadSchema,
});

/** The caller has read a thread up to one of its comments. */
export const markThreadRead = defineEndpoint({
  ...ofReaders,
  method: 'PUT',
  path: '/api/documents/:documentId/threads/:threadId/read',
  params: threadParams,
  body: z.object({ commentId: idSchema<'thread-comment'>() }),
  output: z.object({ status: z.literal('done') }),
});

/** People who may see a document and can be mentioned, by a part of their names: at most eight, by name. */
export const listMentionable = defineEndpoint({
  ...ofReaders,
  method: 'GET',
  path: '/api/documents/:documentId/mentionable',
  params: documentParams,
  query: z.object({ search: z.string().trim().max(100).optional() }),
  output: z.object({ people: z.array(mentionableSchema) }),
});
