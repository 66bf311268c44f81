import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { openedDocumentSchema } from './documents.ts';
import { documentIdSchema } from './documents-id.ts';
import { pageQuery } from './page-query.ts';
import { COLLECTION_TYPES } from '#domain/collections/collections.ts';
import { WORKFLOW_STATES } from '#domain/collections/workflow-state.ts';
import { CONTENT_KINDS } from '#domain/documents/record.ts';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { NAVIGATIONS } from '#domain/navigation/nav-link.ts';
import { isCustomColorId } from '#domain/palette/color-ids.ts';

const read = { kind: 'permission', any: ['content.read'] } as const;
const write = { kind: 'permission', any: ['content.write'] } as const;
const documentParams = z.object({ documentId: documentIdSchema });

/** What is made is opened next: it comes with the answer, except from a server of the version before. */
const openedOnceCreated = openedDocumentSchema.optional();

export const PUBLISH_STATES = ['unpublished', 'changed', 'published'] as const;

/** A page, a collection or an item as lists of the editor show it. */
export const contentEntrySchema = z.object({
  documentId: documentIdSchema,
  kind: z.enum(CONTENT_KINDS),
  collectionId: documentIdSchema.nullable(),
  /** Of a collection; null for what is none. */
  collectionType: z.enum(COLLECTION_TYPES).nullable(),
  /** `/about`, `/journal/a-title`. */
  path: z.string(),
  urlName: z.string(),
  title: z.string(),
  excerpt: z.string(),
  authorName: z.string(),
  image: imageValueSchema.nullable(),
  tags: z.array(z.string()),
  categories: z.array(z.string()),
  /** Labels by EDIT-102; pages and collections are `published`. */
  workflowState: z.enum(WORKFLOW_STATES),
  publishAt: z.string().nullable(),
  isEnabled: z.boolean(),
  isNoindex: z.boolean(),
  isHome: z.boolean(),
  /** Asks visitors for a password of its own (MEMB-61). */
  isLocked: z.boolean(),
  /** For members alone, be it all of them or some, by its own rule or its area (NAV-72). */
  isForMembers: z.boolean(),
  /** Approved comments of an item (COMT-08). */
  commentCount: z.int(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  publishedVersion: z.int().nullable(),
  publishState: z.enum(PUBLISH_STATES),
});
export type ContentListEntry = z.infer<typeof contentEntrySchema>;

/**
 * What the editor asks for first: pages and collections, then items, for links and switching pages. A small site whole;
 * of a large one the beginning, and the rest as it is looked for.
 */
export const SITE_CONTENT_QUERY = { page: 1, pageSize: 100, order: 'pages-first' } as const;

/** What asks for the one entry at an address; the home page is at `/`. */
export function contentAtQuery(path: string) {
  return { path, page: 1, pageSize: 1, order: 'date' } as const;
}

export const listContent = defineEndpoint({
  method: 'GET',
  path: '/api/content',
  host: 'app',
  access: read,
  query: z.object({
    kind: z.enum(CONTENT_KINDS).optional(),
    collectionId: documentIdSchema.optional(),
    state: z.enum(WORKFLOW_STATES).optional(),
    tag: z.string().max(200).optional(),
    category: z.string().max(200).optional(),
    search: z.string().trim().max(200).optional(),
    /** Only these documents: their ids with commas between them, at most 200. */
    ids: z
      .string()
      .regex(/^[0-9a-f]{24}(?:,[0-9a-f]{24}){0,199}$/)
      .optional(),
    /** Only what stands at this address; the home page at `/`. */
    path: z.string().max(500).optional(),
    /** Pages and collections (`tree`); those of them to which no link of the draft's navigation leads (`unlinked`); or products. */
    among: z.enum(['tree', 'unlinked', 'products']).optional(),
    /** By date, the newest first; or pages and collections before items, so that no number of posts hides them. */
    order: z.enum(['date', 'pages-first']).default('date'),
    ...pageQuery({ pageSize: 50, maxPageSize: 500 }),
  }),
  output: z.object({
    entries: z.array(contentEntrySchema),
    /** How many match; counted to 1,000 beyond the page. */
    total: z.int(),
    /** False: there are more than that. */
    isTotalExact: z.boolean().default(true),
  }),
});

const titleSchema = z.string().trim().min(1).max(200);

/** Creates a page or a collection with a link in the navigation of the site's draft. */
export const createPage = defineEndpoint({
  method: 'POST',
  path: '/api/pages',
  host: 'app',
  access: write,
  feature: 'add-pages',
  body: z.object({
    title: titleSchema,
    kind: z.enum(['page', 'collection']),
    /** Of a collection: a blog unless told. */
    collectionType: z.enum(COLLECTION_TYPES).optional(),
    /** A page layout, or a section of the catalogue, to begin with; absent for an empty page. */
    layoutId: z.string().max(60).optional(),
    navigation: z.enum(NAVIGATIONS),
  }),
  output: z.object({
    entry: contentEntrySchema,
    navLinkId: z.string().nullable(),
    document: openedOnceCreated,
  }),
});

/** Begins an item; without a title it is one to be written (EDIT-190). */
export const createItem = defineEndpoint({
  method: 'POST',
  path: '/api/items',
  host: 'app',
  access: write,
  body: z.object({ collectionId: documentIdSchema, title: z.string().trim().max(300).default('') }),
  output: z.object({ entry: contentEntrySchema, document: openedOnceCreated }),
});

/** Deletes an item that was begun without a title and never written in; every other one stays (EDIT-190). */
export const discardItem = defineEndpoint({
  method: 'POST',
  path: '/api/items/:documentId/discard',
  host: 'app',
  access: write,
  params: documentParams,
  output: z.object({ isDiscarded: z.boolean() }),
});

const neighbourSchema = z.object({ path: z.string(), title: z.string() }).nullable();

/** The published items before and after an item of the draft: what a post's pager will lead to. */
export const listNeighbours = defineEndpoint({
  method: 'GET',
  path: '/api/items/:documentId/neighbours',
  host: 'app',
  access: read,
  params: documentParams,
  output: z.object({ previous: neighbourSchema, next: neighbourSchema }),
});

export const duplicateContent = defineEndpoint({
  method: 'POST',
  path: '/api/content/:documentId/duplicate',
  host: 'app',
  access: write,
  params: documentParams,
  output: z.object({ entry: contentEntrySchema, navLinkId: z.string().nullable() }),
});

/**
 * 400 `url-invalid` (EDIT-123), 409 `url-taken`. The new address is live from the next publish; the old one leads to it
 * unless that is declined (FIND-54).
 */
export const changeUrl = defineEndpoint({
  method: 'POST',
  path: '/api/content/:documentId/url',
  host: 'app',
  access: write,
  params: documentParams,
  body: z.object({
    urlName: z.string().max(300),
    redirects: z.boolean().default(true),
    clientId: z.string().max(48).optional(),
  }),
  output: z.object({ urlName: z.string(), path: z.string(), version: z.int() }),
});

/** What visitors find at the addresses of what was deleted (FIND-55). */
export const REMOVED_ANSWERS = ['not-found', 'gone', 'redirect'] as const;

/**
 * Moves to the trash for 30 days, and away from visitors at once; a collection takes its items with it. Where they were
 * published, their addresses answer as was chosen: 400 `redirect-invalid`, 409 `redirect-loop`, `too-many-redirects`.
 */
export const removeContent = defineEndpoint({
  method: 'DELETE',
  path: '/api/content/:documentId',
  host: 'app',
  access: write,
  params: documentParams,
  query: z.object({
    answer: z.enum(REMOVED_ANSWERS).default('not-found'),
    /** Where a redirect leads: an address of the site, or one with `https://`; or a page, wherever it is then. */
    to: z.string().max(4000).default(''),
    toDocumentId: documentIdSchema.optional(),
  }),
  output: z.object({ removed: z.int() }),
});

/** Pages whose drafts link to a document, the first ones by name: what to mend when it is deleted (EDIT-189). */
export const listLinksTo = defineEndpoint({
  method: 'GET',
  path: '/api/content/:documentId/links',
  host: 'app',
  access: read,
  params: documentParams,
  output: z.object({
    pages: z.array(z.object({ documentId: documentIdSchema, title: z.string(), path: z.string() })),
    total: z.int(),
  }),
});

/** Where text, gradients and blocks use a custom color: the first pages by name, and the header and footer of the site (PAL-06). */
export const listColorUses = defineEndpoint({
  method: 'GET',
  path: '/api/color-uses',
  host: 'app',
  access: read,
  query: z.object({ colorId: z.string().max(60).refine(isCustomColorId) }),
  output: z.object({
    pages: z.array(z.object({ documentId: documentIdSchema, title: z.string(), path: z.string() })),
    total: z.int(),
    isInSite: z.boolean(),
  }),
});

/** Back from the trash, as a draft; an address taken meanwhile gets a number. 404 after 30 days. */
export const recoverContent = defineEndpoint({
  method: 'POST',
  path: '/api/content/:documentId/recover',
  host: 'app',
  access: write,
  params: documentParams,
  output: z.object({ entry: contentEntrySchema }),
});

export const listTrash = defineEndpoint({
  method: 'GET',
  path: '/api/trash',
  host: 'app',
  access: read,
  query: z.object(pageQuery({ pageSize: 50, maxPageSize: 200 })),
  output: z.object({
    entries: z.array(
      z.object({
        documentId: documentIdSchema,
        kind: z.enum(CONTENT_KINDS),
        title: z.string(),
        removedAt: z.iso.datetime(),
        removedBy: z.string(),
        /** When it is deleted for good. */
        purgedAt: z.iso.datetime(),
      }),
    ),
    total: z.int(),
  }),
});

/** An address that shows the draft of a page to whoever has it, until it expires. */
export const createPreviewLink = defineEndpoint({
  method: 'POST',
  path: '/api/preview-links',
  host: 'app',
  access: read,
  body: z.object({
    documentId: documentIdSchema,
    expiresInHours: z
      .int()
      .min(1)
      .max(24 * 30),
  }),
  output: z.object({ id: idSchema<'preview-link'>(), url: z.string(), expiresAt: z.iso.datetime() }),
});

export const listPreviewLinks = defineEndpoint({
  method: 'GET',
  path: '/api/preview-links',
  host: 'app',
  access: read,
  query: z.object({ documentId: documentIdSchema.optional() }),
  output: z.object({
    links: z.array(
      z.object({
        id: idSchema<'preview-link'>(),
        documentId: documentIdSchema,
        createdBy: z.string(),
        createdAt: z.iso.datetime(),
        expiresAt: z.iso.datetime(),
      }),
    ),
  }),
});

export const removePreviewLink = defineEndpoint({
  method: 'DELETE',
  path: '/api/preview-links/:id',
  host: 'app',
  access: write,
  params: z.object({ id: idSchema<'preview-link'>() }),
  output: z.object({}),
});
