import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { ofAccount } from './of-account.ts';
import { SENSITIVE_CALL } from './recent-sign-in.ts';

/** Calls of those who decide who works on a site; what only its owner may do is refused others by `owner-only`. */
const ofSite = { host: 'app', access: { kind: 'permission', any: ['settings.people'] } } as const;

const done = z.object({ status: z.literal('done') });
const handoverParams = z.object({ handoverId: idSchema<'site-handover'>() });

const openHandoverSchema = z.object({
  /** To whom the site is offered. */
  personId: idSchema<'account'>(),
  name: z.string(),
  expiresAt: z.iso.datetime(),
  /** Whether it can no longer be accepted. */
  isExpired: z.boolean(),
});
export type OpenHandover = z.infer<typeof openHandoverSchema>;

/** To whom the site is offered, and whether the caller is the owner, who alone can offer it (ROLE-23). */
export const findHandover = defineEndpoint({
  ...ofSite,
  method: 'GET',
  path: '/api/people/handover',
  output: z.object({ isOwner: z.boolean(), handover: openHandoverSchema.nullable() }),
});

/**
 * Offers the site to somebody who works on it, by mail and on their dashboard, for 14 days (ROLE-23). Nothing changes
 * until they accept. A site is offered to one person at a time: the former offer stops working. Throws `owner-only`,
 * `owns-already` and `not-found`.
 */
export const offerSite = defineEndpoint({
  ...ofSite,
  ...SENSITIVE_CALL,
  method: 'POST',
  path: '/api/people/:personId/handover',
  rateLimit: 20,
  params: z.object({ personId: idSchema<'account'>() }),
  output: done,
});

/** Takes the offer back; `owner-only`, `not-found` where there is none. */
export const withdrawHandover = defineEndpoint({
  ...ofSite,
  method: 'DELETE',
  path: '/api/people/handover',
  output: done,
});

const receivedHandoverSchema = z.object({
  id: idSchema<'site-handover'>(),
  siteTitle: z.string(),
  offeredBy: z.string(),
  expiresAt: z.iso.datetime(),
});
export type ReceivedHandover = z.infer<typeof receivedHandoverSchema>;

/** Sites that are offered to whoever asks, the newest offer first; 100 at most. */
export const listHandovers = defineEndpoint({
  ...ofAccount,
  method: 'GET',
  path: '/api/handovers',
  output: z.object({ handovers: z.array(receivedHandoverSchema) }),
});

/**
 * The offer that a mailed link is of. `handover-invalid` where it no longer works, `handover-of-other` where it was made
 * to another account.
 */
export const checkHandover = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/handovers/Check',
  rateLimit: 30,
  body: z.object({ token: z.string().max(100) }),
  output: receivedHandoverSchema,
});

/**
 * Makes whoever it was offered to the owner, with the role admin; the former owner keeps all roles. Of two who accept at
 * once one does. `handover-invalid`, `account-quota-reached`.
 */
export const acceptHandover = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/handovers/:handoverId/accept',
  params: handoverParams,
  output: done,
});

/** Leaves the site with its owner, who is told by mail; `handover-invalid`. */
export const declineHandover = defineEndpoint({
  ...ofAccount,
  method: 'POST',
  path: '/api/handovers/:handoverId/decline',
  params: handoverParams,
  output: done,
});
