import { z } from 'zod';
import { SUBSCRIPTION_STATES } from '#domain/subscriptions/subscription-states.ts';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** A subscription has gone from one state to another, whoever or whatever did it (ORD-114). */
export const subscriptionMoved = defineEvent({
  type: 'subscription-moved',
  params: z.object({
    from: z.enum(SUBSCRIPTION_STATES),
    to: z.enum(SUBSCRIPTION_STATES),
    /** Its buyer or a contributor did it, who get no mail of what happens by itself. */
    isByHand: z.boolean(),
    /** What goes back of its last charge, in whole minor units. */
    refunded: z.int(),
  }),
});
