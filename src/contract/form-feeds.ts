import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

const params = z.object({ formId: idSchema<'form'>() });
const read = { kind: 'permission', any: ['crm.read'] } as const;
const write = { kind: 'permission', any: ['crm.write'] } as const;

/** Whether the submissions of a form can be read under a secret address; the address itself is never told again. */
export const getFormFeed = defineEndpoint({
  method: 'GET',
  path: '/api/forms/:formId/feed',
  host: 'app',
  access: read,
  params,
  output: z.object({
    feed: z.object({ createdAt: z.iso.datetime(), readAt: z.iso.datetime().nullable() }).nullable(),
  }),
});

/** Makes a new secret address; the one before opens nothing any more. */
export const renewFormFeed = defineEndpoint({
  method: 'POST',
  path: '/api/forms/:formId/feed',
  host: 'app',
  access: write,
  params,
  output: z.object({ url: z.string() }),
});

export const removeFormFeed = defineEndpoint({
  method: 'DELETE',
  path: '/api/forms/:formId/feed',
  host: 'app',
  access: write,
  params,
  output: z.object({}),
});

/** What spreadsheet programs read; who knows the address needs no account (FBLD-61). The handler answers itself. */
export const readFormFeed = defineEndpoint({
  method: 'GET',
  path: '/api/form-feeds/:secret/submissions.csv',
  host: 'app',
  access: { kind: 'public' },
  rateLimit: 30,
  params: z.object({ secret: z.string().min(20).max(100) }),
  output: z.any(),
});
