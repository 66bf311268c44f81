import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { SAVED_PART_KINDS, savedContentSchema } from '#domain/saved-parts/saved-part.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';
import { shortText } from './short-text.ts';

const write = { kind: 'permission', any: ['content.write'] } as const;
const name = shortText(fieldRules.nameMissing);
const params = z.object({ siteId: idSchema<'site'>(), partId: idSchema<'saved-part'>() });

export const savedPartSchema = z.object({
  /** The site it was saved on. */
  siteId: idSchema<'site'>(),
  siteTitle: z.string(),
  id: idSchema<'saved-part'>(),
  name: z.string(),
  kind: z.enum(SAVED_PART_KINDS),
  content: savedContentSchema,
  createdAt: z.iso.datetime(),
});
export type SavedPart = z.infer<typeof savedPartSchema>;

/** What was saved on this site, and on the others whose content the person may change; the newest first (EDIT-205). */
export const listSavedParts = defineEndpoint({
  method: 'GET',
  path: '/api/saved-parts',
  host: 'app',
  access: write,
  query: z.object({
    kind: z.enum(SAVED_PART_KINDS),
    search: z.string().trim().max(100).default(''),
    ...pageQuery({ pageSize: 12, maxPageSize: 24 }),
  }),
  output: z.object({ parts: z.array(savedPartSchema), total: z.int() }),
});

export const savePart = defineEndpoint({
  method: 'POST',
  path: '/api/saved-parts',
  host: 'app',
  access: write,
  body: z.object({ name, content: savedContentSchema }),
  output: z.object({ id: idSchema<'saved-part'>() }),
});

/** Makes what a saved part shows ready for this site: pictures of another site come into its library. */
export const takeSavedPart = defineEndpoint({
  method: 'POST',
  path: '/api/saved-parts/:siteId/:partId/take',
  host: 'app',
  access: write,
  params,
  output: z.object({ content: savedContentSchema }),
});

export const renameSavedPart = defineEndpoint({
  method: 'PUT',
  path: '/api/saved-parts/:siteId/:partId',
  host: 'app',
  access: write,
  params,
  body: z.object({ name }),
  output: z.object({}),
});

export const deleteSavedPart = defineEndpoint({
  method: 'DELETE',
  path: '/api/saved-parts/:siteId/:partId',
  host: 'app',
  access: write,
  params,
  output: z.object({}),
});
