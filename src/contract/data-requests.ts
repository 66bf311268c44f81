import { z } from 'zod';
import {
  DATA_REQUEST_KINDS,
  DATA_REQUEST_PLACES,
  DATA_REQUEST_STATES,
  MAX_DECLINE_REASON,
} from '#domain/contacts/data-request.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { personalPartSchema } from './contact-privacy.ts';
import { defineEndpoint } from './endpoint.ts';
import { pageQuery } from './page-query.ts';
import { SENSITIVE_CALL } from './recent-sign-in.ts';

export const DATA_REQUESTS_PER_PAGE = 50;

const params = z.object({ dataRequestId: idSchema<'data-request'>() });
const write = { host: 'app', access: { kind: 'permission', any: ['crm.write'] }, params } as const;

const dataRequestSchema = z.object({
  id: idSchema<'data-request'>(),
  kind: z.enum(DATA_REQUEST_KINDS),
  state: z.enum(DATA_REQUEST_STATES),
  askedIn: z.enum(DATA_REQUEST_PLACES),
  /** Empty once the person is erased. */
  email: z.string(),
  /** Null where the site deals with nobody of this address. */
  contactId: idSchema<'contact'>().nullable(),
  confirmedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  isOverdue: z.boolean(),
  /** Whether somebody has begun to erase; the job that does it has not run yet. */
  isBeingErased: z.boolean(),
  closedAt: z.iso.datetime().nullable(),
  /** Who dealt with it; null while nobody did, or where the account is gone. */
  person: z.string().nullable(),
  /** Why it was declined. */
  reason: z.string(),
});
export type DataRequest = z.infer<typeof dataRequestSchema>;

/** Requests of people for their data whose address is confirmed; open ones by their due date (CRM-28). */
export const listDataRequests = defineEndpoint({
  method: 'GET',
  path: '/api/data-requests',
  host: 'app',
  access: { kind: 'permission', any: ['crm.read'] },
  query: z.object({
    state: z.enum(DATA_REQUEST_STATES).default('open'),
    ...pageQuery({ pageSize: DATA_REQUESTS_PER_PAGE, maxPageSize: DATA_REQUESTS_PER_PAGE }),
  }),
  output: z.object({
    requests: z.array(dataRequestSchema),
    counts: z.record(z.enum(DATA_REQUEST_STATES), z.int()),
  }),
});

/** What is kept of whoever asked, and what an erasure makes of it (CRM-24). */
export const listRequestedParts = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/data-requests/:dataRequestId/personal-data',
  recentSignInMinutes: 60,
  output: z.object({ parts: z.array(personalPartSchema) }),
});

/** Mails whoever asked the link to the copy of their data (CRM-27). */
export const sendRequestedCopy = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/data-requests/:dataRequestId/copy',
  recentSignInMinutes: 60,
  output: z.object({}),
});

/** Erases whoever asked by a job (CRM-25). It cannot be taken back. */
export const eraseRequested = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/data-requests/:dataRequestId/erase',
  ...SENSITIVE_CALL,
  output: z.object({}),
});

/** Declines a request; the reason is mailed. */
export const declineDataRequest = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/data-requests/:dataRequestId/decline',
  body: z.object({ reason: z.string().trim().min(1).max(MAX_DECLINE_REASON) }),
  output: z.object({}),
});
