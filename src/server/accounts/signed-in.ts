import { z } from 'zod';
import { INTERFACE_LOCALES } from '#messages/interface-locales.ts';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** Somebody signed in, or opened the app host of a site for the first time in a session; the subject is the account. */
export const signedIn = defineEvent({
  type: 'signed-in',
  params: z.object({
    /** Browser and system. */
    device: z.string(),
    /** Whether its owner is told: the account had not been signed in to in this browser. */
    isNews: z.boolean(),
    /** Of the browser, for accounts that chose none. */
    language: z.enum(INTERFACE_LOCALES),
  }),
});
