import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { sessionSchema } from './accounts.ts';
import { defineEndpoint } from './endpoint.ts';

/** Calls of those who see and end the sessions of people on the site (ROLE-60). */
const ofSite = { host: 'app', access: { kind: 'permission', any: ['settings.sessions'] } } as const;
const params = z.object({ personId: idSchema<'account'>() });
const done = z.object({ status: z.literal('done') });

/** The sessions of somebody who works on the site that were used on it, the last seen first; 100 at most. */
export const listPersonSessions = defineEndpoint({
  ...ofSite,
  method: 'GET',
  path: '/api/people/:personId/sessions',
  params,
  output: z.object({ sessions: z.array(sessionSchema) }),
});

/** Ends one of them, on all hosts: its person has to sign in again. */
export const endPersonSession = defineEndpoint({
  ...ofSite,
  method: 'DELETE',
  path: '/api/people/:personId/sessions/:sessionId',
  params: params.extend({ sessionId: idSchema<'session'>() }),
  output: done,
});

/** Ends all of them but the one that asks. */
export const endPersonSessions = defineEndpoint({
  ...ofSite,
  method: 'DELETE',
  path: '/api/people/:personId/sessions',
  params,
  output: done,
});
