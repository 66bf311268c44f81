import { z } from 'zod';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** Somebody of the site took a plan from a member who pays for it again and again: nothing is charged any more (MEMB-58). */
export const membershipTaken = defineEvent({
  type: 'membership-taken',
  params: z.object({ subscriptionId: z.string() }),
});

/** A member left the site or was removed: what they pay for their plans ends with what is paid for (MEMB-70). */
export const memberRemoved = defineEvent({ type: 'member-removed', params: z.object({}) });
