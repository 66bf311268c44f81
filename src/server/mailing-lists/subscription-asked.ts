import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEvent } from '#server/platform/events/define-event.ts';

/**
 * Somebody signed up to a list, was signed up or asked how to leave it, and is answered by mail; the subject is the
 * subscriber.
 */
export const subscriptionAsked = defineEvent({
  type: 'subscription-asked',
  params: z.object({
    listId: idSchema<'mailing-list'>(),
    /** What the mail is for. */
    answer: z.enum(['confirm', 'welcome', 'unsubscribe']),
  }),
});
