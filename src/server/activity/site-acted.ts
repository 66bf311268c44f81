import { z } from 'zod';
import { SITE_ACTIVITY, type SiteActivityKind } from '#domain/activity/activity-kinds.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEvent } from '#server/platform/events/define-event.ts';

const kinds = Object.keys(SITE_ACTIVITY) as SiteActivityKind[];

/** Somebody did something on a site that its activity log tells of; the subject is the site. */
export const siteActed = defineEvent({
  type: 'site-acted',
  params: z.object({
    kind: z.enum(kinds),
    accountId: idSchema<'account'>(),
    documentId: idSchema<'document'>().nullable(),
    personId: idSchema<'account'>().nullable(),
    device: z.string(),
  }),
});
