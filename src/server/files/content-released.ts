import { z } from 'zod';
import { defineEvent } from '#server/platform/events/define-event.ts';

/** A file was deleted whose content may have been its last use; the subject is the hash of the content. */
export const contentReleased = defineEvent({
  type: 'content-released',
  params: z.object({
    sha256: z.string(),
    dimensions: z.object({ width: z.number(), height: z.number() }).nullable(),
  }),
});
