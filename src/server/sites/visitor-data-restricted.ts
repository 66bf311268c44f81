import { z } from 'zod';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** A site went live that keeps no network addresses and pages of origin of its visitors (CRM-30); the subject is the site. */
export const visitorDataRestricted = defineEvent({
  type: 'visitor-data-restricted',
  params: z.object({}),
});
