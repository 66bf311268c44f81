import { z } from 'zod';
import { REDIRECT_STATUSES } from '#domain/redirects/redirect-status.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { fill } from '#messages/message.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';

const read = { kind: 'permission', any: ['content.read'] } as const;
const write = { kind: 'permission', any: ['content.write'] } as const;
const status = z.literal(REDIRECT_STATUSES);
/** Generous: what is wrong with an address is said at its field. */
const address = z.string().max(4000);

export const redirectSchema = z.object({
  from: z.string(),
  /** Empty where it leads nowhere (410). */
  to: z.string(),
  status,
  source: z.enum(['automatic', 'owner', 'import']),
  isEnabled: z.boolean(),
  /** Comes before a page at its address (FIND-49). */
  isAlways: z.boolean(),
  isPattern: z.boolean(),
  /** Of a pattern, from 1: the first that fits applies. */
  order: z.int().nullable(),
  note: z.string(),
  hits: z.int(),
  /** `YYYY-MM-DD`. */
  lastUsedOn: z.string().nullable(),
  /** A published page is at this address, and is shown in its place. */
  isBehindPage: z.boolean(),
});
export type ListedRedirect = z.infer<typeof redirectSchema>;

/** Redirects of a site by their address; patterns alone in the owner's order (FIND-48 to FIND-50). */
export const listRedirects = defineEndpoint({
  method: 'GET',
  path: '/api/redirects',
  host: 'app',
  access: read,
  query: z.object({
    search: z.string().trim().max(200).default(''),
    kind: z.enum(['all', 'patterns']).default('all'),
    ...pageQuery({ pageSize: 50, maxPageSize: 200 }),
  }),
  output: z.object({ redirects: z.array(redirectSchema), total: z.int() }),
});

/**
 * Adds a redirect, or changes the one from `previousFrom`. 400 `redirect-invalid`, 409 `redirect-taken`,
 * `redirect-loop`, `too-many-redirects`, `too-many-patterns`, with what is wrong by field.
 */
export const saveRedirect = defineEndpoint({
  method: 'PUT',
  path: '/api/redirects',
  host: 'app',
  access: write,
  body: z.object({
    previousFrom: address.nullable().default(null),
    from: address,
    to: address.default(''),
    status,
    isEnabled: z.boolean().default(true),
    isAlways: z.boolean().default(false),
    note: z
      .string()
      .trim()
      .max(300, ruleMessage(fill(fieldRules.atMost, { max: 300 })))
      .default(''),
  }),
  output: z.object({
    from: z.string(),
    /** The end of the chain it was shortened to (FIND-52). */
    to: z.string().nullable(),
    isBehindPage: z.boolean(),
  }),
});

/** Of one call of an import. */
export const MAX_IMPORTED_REDIRECTS = 100;

/**
 * Takes redirects of a file in, in their order; one from the same address is changed (FIND-53). What is refused is told,
 * the rest is applied.
 */
export const importRedirects = defineEndpoint({
  method: 'POST',
  path: '/api/redirects/import',
  host: 'app',
  access: write,
  body: z.object({
    redirects: z
      .array(
        z.object({
          line: z.int(),
          from: address,
          to: address,
          status,
          isEnabled: z.boolean(),
          isAlways: z.boolean(),
          note: z.string().max(300),
        }),
      )
      .max(MAX_IMPORTED_REDIRECTS),
  }),
  output: z.object({
    saved: z.int(),
    refused: z.array(z.object({ line: z.int(), message: z.string() })),
  }),
  rateLimit: 1200,
});

/** All redirects as a file; a download, so the handler answers itself (FIND-53). */
export const exportRedirects = defineEndpoint({
  method: 'GET',
  path: '/api/redirects/export',
  host: 'app',
  access: read,
  query: z.object({ format: z.enum(['csv', 'lines']).default('csv') }),
  output: z.any(),
});

/** Lets a pattern apply before the one before it, or after the one after it (FIND-49). */
export const movePattern = defineEndpoint({
  method: 'POST',
  path: '/api/redirects/move',
  host: 'app',
  access: write,
  body: z.object({ from: address, direction: z.enum(['earlier', 'later']) }),
  output: z.object({}),
});

export const removeRedirects = defineEndpoint({
  method: 'POST',
  path: '/api/redirects/remove',
  host: 'app',
  access: write,
  body: z.object({ from: z.array(address).min(1).max(200) }),
  output: z.object({ removed: z.int() }),
});

export const notFoundAddressSchema = z.object({
  path: z.string(),
  hits: z.int(),
  /** `YYYY-MM-DD`. */
  lastSeenOn: z.string(),
  /** Where the last link to it stood, without its query: a path of the site, or a web address. */
  referrer: z.string().nullable(),
});
export type NotFoundAddress = z.infer<typeof notFoundAddressSchema>;

/** Addresses of the site that led visitors nowhere, those asked for most first (FIND-56). */
export const listNotFound = defineEndpoint({
  method: 'GET',
  path: '/api/redirects/not-found',
  host: 'app',
  access: read,
  query: z.object({
    search: z.string().trim().max(200).default(''),
    show: z.enum(['open', 'dismissed']).default('open'),
    ...pageQuery({ pageSize: 50, maxPageSize: 200 }),
  }),
  output: z.object({
    addresses: z.array(notFoundAddressSchema),
    total: z.int(),
    /** How long they are kept; 0: none is written down. */
    keptDays: z.int(),
  }),
});

/** Takes addresses off that list, or puts them back on it. */
export const dismissNotFound = defineEndpoint({
  method: 'POST',
  path: '/api/redirects/not-found/dismiss',
  host: 'app',
  access: write,
  body: z.object({ paths: z.array(address).min(1).max(200), isDismissed: z.boolean() }),
  output: z.object({ changed: z.int() }),
});

/** What visitors get at an address of the site: a page, another address, or nothing (FIND-46). */
export const checkAddress = defineEndpoint({
  method: 'GET',
  path: '/api/redirects/check',
  host: 'app',
  access: read,
  query: z.object({ path: z.string().max(2000) }),
  output: z.object({
    found: z.enum(['page', 'redirect', 'nothing']),
    /** Where the redirect leads; empty where it is gone for good. */
    to: z.string(),
  }),
});
