import { z } from 'zod';
import { INTERFACE_LOCALES } from '#messages/interface-locales.ts';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** An account has another password, by its owner or by a link to reset it; the subject is the account. */
export const passwordChanged = defineEvent({
  type: 'password-changed',
  params: z.object({
    /** Of the browser in which it was changed, for accounts that chose none. */
    language: z.enum(INTERFACE_LOCALES),
  }),
});
