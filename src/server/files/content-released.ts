import { z } from 'zod';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** A file went whose content may have been the last of its kind; the subject is the content's check sum. */
export const contentReleased = defineEvent({
  type: 'content-released',
  params: z.object({
    sha256: z.string(),
    dimensions: z.object({ width: z.number(), height: z.number() }).nullable(),
  }),
});
