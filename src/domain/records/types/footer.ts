import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { z } from 'zod';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';

/** The footer's sections are records of their own: it has no fields. */
export const footer = defineRecord({
  type: 'footer',
  kinds: ['site'],
  schema: z.object({ id: z.literal('footer'), type: z.literal('footer') }),
  permissions: { record: CONTENT },
  describe: documentDifferences.footer,
});
