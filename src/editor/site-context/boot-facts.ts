import { z } from 'zod';
import { PERMISSIONS } from '#domain/roles/permissions.ts';
import { idSchema } from '#domain/validation/id-schema.ts';

/** Facts that the server embeds in the page of the configuration area, so that the first screen needs no request. */
export const bootFactsSchema = z.object({
  siteId: idSchema<'site'>(),
  siteDocumentId: idSchema<'document'>(),
  identifier: z.string(),
  siteTitle: z.string(),
  /** `https://demo.example.com`, without a slash at the end. */
  publicOrigin: z.string(),
  dashboardUrl: z.string(),
  account: z.object({ id: idSchema<'account'>(), name: z.string(), email: z.string() }),
  /** Whether maps have streets without a key of the site's own; absent in pages of an earlier version. */
  hasStreetMaps: z.boolean().optional(),
  permissions: z.array(z.enum(PERMISSIONS)),
  /** Who can give access to more of the site; empty for those who can themselves (ROLE-25). */
  peopleToAsk: z.array(z.object({ name: z.string(), email: z.string() })).default([]),
});
export type BootFacts = z.infer<typeof bootFactsSchema>;

export const BOOT_FACTS_ID = 'portico-boot-facts';

/** Reads the facts out of the page. */
export function readBootFacts(page: Document): BootFacts {
  return bootFactsSchema.parse(JSON.parse(page.getElementById(BOOT_FACTS_ID)?.textContent ?? 'null'));
}
