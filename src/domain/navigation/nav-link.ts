import { z } from 'zod';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { idSchema } from '#domain/validation/id-schema.ts';

/**
 * One entry of a navigation: a record `nav-link` of the site's document.
 * Pages stand in `main` or `hidden` (not linked); a folder holds others by their `folderId`.
 */
export const NAVIGATIONS = ['main', 'hidden'] as const;

/**
 * Links and folders that the navigation of one site holds: every page carries the whole of it, and 500 links take some
 * 60 KB of its HTML.
 */
export const MAX_NAV_LINKS = 500;

export const navLinkSchema = z.object({
  id: z.string(),
  type: z.literal('nav-link'),
  navigation: z.enum(NAVIGATIONS).catch('main'),
  order: z.string().min(1).max(200),
  /** The folder it lies in (id of a nav-link whose target is a folder), or null at the top. */
  folderId: z.string().nullable().catch(null),
  target: z.discriminatedUnion('kind', [
    /** A page or a collection; its title is shown unless `title` is set. */
    z.object({ kind: z.literal('document'), documentId: idSchema<'document'>() }),
    z.object({ kind: z.literal('folder') }),
    z.object({ kind: z.literal('link'), link: linkValueSchema }),
  ]),
  title: z.string().max(200).catch(''),
});
export type NavLink = z.infer<typeof navLinkSchema>;
