import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';

/** The approved comments of an item as its page shows them, the oldest first, and how many there are (COMT-06 to COMT-08). */
export const listComments = defineEndpoint({
  method: 'GET',
  path: '/api/items/:documentId/comments',
  host: 'app',
  access: { kind: 'permission', any: ['content.read'] },
  params: z.object({ documentId: documentIdSchema }),
  output: z.object({
    comments: z.array(
      z.object({
        id: idSchema<'comment'>(),
        parentId: idSchema<'comment'>().nullable(),
        authorName: z.string(),
        text: z.string(),
        writtenAt: z.string().nullable(),
      }),
    ),
    count: z.int(),
  }),
});
