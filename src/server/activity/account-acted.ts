import { z } from 'zod';
import { ACCOUNT_ACTIVITY } from '#domain/activity/activity-kinds.ts';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** Something was done to an account that its activity log tells of; the subject is the account. */
export const accountActed = defineEvent({
  type: 'account-acted',
  params: z.object({ kind: z.enum(ACCOUNT_ACTIVITY), device: z.string() }),
});
