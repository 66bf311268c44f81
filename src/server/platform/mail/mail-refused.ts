import { z } from 'zod';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** A mail was given up after it was refused for a day; the subject is what it told of, and `kind` what of that (ORD-142). */
export const mailRefused = defineEvent({
  type: 'mail-refused',
  params: z.object({ kind: z.string() }),
});
