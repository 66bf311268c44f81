import { z } from 'zod';
import type { Feature } from '#domain/features/feature-table.ts';
import type { ConfigurationAreaId } from '#domain/roles/area-permissions.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import { idSchema } from '#domain/validation/id-schema.ts';

/** What the site's members change of its pages: as visitors see them, so the canvas (MEMB-60, MEMB-65). */
export type MembersOnPages = {
  readonly isOn: boolean;
  /** The name of the account control of the header, in the language of the site. */
  readonly signIn: string;
  /** Pages that stand in place of others: no menu leads to them. */
  readonly inPlace: readonly (string | null)[];
};

const isText = (value: unknown): boolean => typeof value === 'string';

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
  /** What members change of the pages that the canvas shows; absent in pages of an earlier version. */
  members: z.custom<MembersOnPages>().optional(),
  /** What the way to the cart is called in the header of a site with a shop, in the language of the site. */
  cart: z.string().nullable().optional(),
  /** The areas that the person may open. */
  areas: z.array(z.custom<ConfigurationAreaId>(isText)),
  /** What the site is without (CONT-228); absent in pages of an earlier version. */
  featuresOff: z.array(z.custom<Feature>(isText)).optional(),
  /** Not compared with all that there are: their table would come before the first page is shown. */
  permissions: z.array(z.custom<Permission>(isText)),
  /** Who can give access to more of the site; empty for those who can themselves (ROLE-25). */
  peopleToAsk: z.array(z.object({ name: z.string(), email: z.string() })).default([]),
});
export type BootFacts = z.infer<typeof bootFactsSchema>;

export const BOOT_FACTS_ID = 'portico-boot-facts';

/** Reads the facts out of the page. */
export function readBootFacts(page: Document): BootFacts {
  return bootFactsSchema.parse(JSON.parse(page.getElementById(BOOT_FACTS_ID)?.textContent ?? 'null'));
}
