import { storedWordsSchema } from '#domain/documents/stored-words-schema.ts';
import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { siteCoverSchema } from '#domain/sites/site-cover.ts';
import { SITE_STATUSES } from '#domain/sites/site-status.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { defineEndpoint } from './endpoint.ts';
import { ofAccount } from './of-account.ts';
import { pageQuery } from './page-query.ts';
import { SENSITIVE_CALL } from './recent-sign-in.ts';
import { shortText } from './short-text.ts';

/** Of all permissions those that the card of a site asks for: lists of sites stay small. */
export const CARD_PERMISSIONS = [
  'settings.general',
  'settings.remove-website',
] as const satisfies readonly Permission[];

const siteParams = z.object({ siteId: idSchema<'site'>() });

export const siteTitleSchema = shortText(fieldRules.titleMissing);

/** Rules and messages of identifiers are the server's, so that 'taken' and 'not allowed' read alike. */
const identifierSchema = z.string().max(100);

export const siteSummarySchema = z.object({
  id: idSchema<'site'>(),
  identifier: z.string(),
  title: z.string(),
  status: z.enum(SITE_STATUSES),
  /** What the person who asks may do on it, as far as its card offers it. */
  permissions: z.array(z.enum(CARD_PERMISSIONS)),
  /** Whether visitors see a home page. */
  isPublished: z.boolean(),
  /** Whether visitors get its pages; they get “Coming soon” otherwise. */
  isPublic: z.boolean(),
  /** Counts publishes: a picture of the site is as old as it. */
  revision: z.int(),
  publicUrl: z.string(),
  /** The configuration area. */
  configUrl: z.string(),
  createdAt: z.string(),
  /** ISO 8601; after it a removed site is gone. Null for a site that is there. */
  goneAfter: z.string().nullable(),
});
export type SiteSummary = z.infer<typeof siteSummarySchema>;

/** A site as the dashboard draws it; without a cover where visitors see no home page. */
export const siteCardSchema = siteSummarySchema.extend({ cover: siteCoverSchema.nullable() });
export type SiteCardSite = z.infer<typeof siteCardSchema>;

/** Sites the caller has a role on, the newest first. */
export const listSites = defineEndpoint({
  ...ofAccount,
  method: 'GET',
  path: '/api/sites',
  query: z.object({
    /** Words that all occur in the title or the identifier. */
    search: z.string().trim().max(200).optional(),
    ...pageQuery({ pageSize: 24, maxPageSize: 100 }),
  }),
  output: z.object({ sites: z.array(siteCardSchema), total: z.int() }),
});

/** Removed sites that can still be brought back, for whoever may remove them. */
export const listRemovedSites = defineEndpoint({
  ...ofAccount,
  method: 'GET',
  path: '/api/sites/removed',
  query: z.object(pageQuery({ pageSize: 50, maxPageSize: 100 })),
  output: z.object({ sites: z.array(siteSummarySchema), total: z.int() }),
});

export const listTemplates = defineEndpoint({
  ...ofAccount,
  method: 'GET',
  path: '/api/templates',
  output: z.object({
    templates: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        titleWords: storedWordsSchema,
        description: z.string(),
        descriptionWords: storedWordsSchema,
        /** A picture of its home page. */
        pictureUrl: z.string(),
        /** Whether nothing stands on its pages yet. */
        isBlank: z.boolean(),
      }),
    ),
  }),
});

/** Where the template can be looked at as a site, made when it is first asked for. */
export const previewTemplate = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/templates/:templateId/preview',
  rateLimit: 60,
  params: z.object({ templateId: z.string().max(100) }),
  output: z.object({ url: z.string() }),
});

/** Whether a site may have an identifier, and one to propose. Without one asked for, a free one for the title. */
export const checkIdentifier = defineEndpoint({
  ...ofAccount,
  method: 'GET',
  path: '/api/sites/identifier',
  query: z.object({ identifier: identifierSchema.optional(), title: z.string().max(200).optional() }),
  output: z.object({
    identifier: z.string(),
    isFree: z.boolean(),
    /** What is wrong, in words. */
    problem: z.string().nullable(),
  }),
});

export const createSite = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/sites',
  rateLimit: 20,
  body: z.object({
    title: siteTitleSchema,
    identifier: identifierSchema,
    templateId: z.string().max(100),
    /** Whether visitors get its pages at once; absent: not until its owner says so (EDIT-187). */
    isPublic: z.boolean().optional(),
  }),
  output: siteSummarySchema,
});

/** Copies all documents as they are, published ones published; files are shared. */
export const duplicateSite = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/sites/:siteId/duplicate',
  rateLimit: 20,
  params: siteParams,
  body: z.object({ title: siteTitleSchema, identifier: identifierSchema }),
  output: siteSummarySchema,
});

/** A new identifier takes effect at once; the former one leads to the site for 90 days (PLAT-01). */
export const renameSite = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/sites/:siteId/rename',
  params: siteParams,
  body: z.object({ title: siteTitleSchema, identifier: identifierSchema }),
  output: siteSummarySchema,
});

/** Takes the site off the web; it can be restored for 30 days. */
export const removeSite = defineEndpoint({
  ...ofAccount,
  ...SENSITIVE_CALL,
  method: 'POST',
  path: '/api/sites/:siteId/remove',
  rateLimit: 30,
  params: siteParams,
  output: z.object({ status: z.literal('done'), goneAfter: z.string() }),
});

export const restoreSite = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/sites/:siteId/restore',
  params: siteParams,
  output: siteSummarySchema,
});
