import { z } from 'zod';
import { CONTACT_RUN_KINDS, CONTACT_RUN_STATES } from '#domain/contacts/contact-runs.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { CONTACT_FORMATS } from './contact-files.ts';
import { contactFilterQuery } from './contacts.ts';
import { defineEndpoint } from './endpoint.ts';
import { SENSITIVE_CALL } from './recent-sign-in.ts';

const write = { host: 'app', access: { kind: 'permission', any: ['crm.write'] } } as const;
const params = z.object({ contactRunId: idSchema<'contact-run'>() });

const contactRunSchema = z.object({
  id: idSchema<'contact-run'>(),
  kind: z.enum(CONTACT_RUN_KINDS),
  state: z.enum(CONTACT_RUN_STATES),
  /** Of a label or a list its name, of an export its format; else empty. */
  name: z.string(),
  /** How many it is about, how many were looked at, and of how many something changed. */
  total: z.int(),
  lookedAt: z.int(),
  changed: z.int(),
  createdAt: z.iso.datetime(),
});
export type ContactRun = z.infer<typeof contactRunSchema>;

/** Chosen one by one, or all that match. */
const selection = z.union([
  z.object({ ids: z.array(idSchema<'contact'>()).min(1).max(1000) }),
  z.object({ filter: z.object(contactFilterQuery) }),
]);

/** What was done to many contacts within 24 hours, the newest first; 50 at most. */
export const listContactRuns = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/contact-runs',
  output: z.object({ runs: z.array(contactRunSchema) }),
});

/** Gives a label, takes it away, or adds to a mailing list (which needs its permission), as a job (CRM-13). */
export const startContactRun = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/contact-runs',
  rateLimit: 60,
  body: z.object({
    selection,
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.enum(['label', 'unlabel']), labelId: idSchema<'contact-label'>() }),
      z.object({
        kind: z.literal('list'),
        listId: idSchema<'mailing-list'>(),
        /** How they agreed; without it they wait until they have (NEWS-65). */
        consent: z.string().trim().max(1000),
      }),
    ]),
  }),
  output: contactRunSchema,
});

/** Makes a file of them, as a job (CRM-13, CRM-21); exports of personal data take a sign-in of the last hour (CRM-22). */
export const startContactExport = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/contact-runs/export',
  rateLimit: 60,
  recentSignInMinutes: 60,
  body: z.object({ selection, format: z.enum(CONTACT_FORMATS) }),
  output: contactRunSchema,
});

/** Erases them, as a job (CRM-13, CRM-25). It cannot be taken back. */
export const startContactErasure = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/contact-runs/erase',
  rateLimit: 60,
  ...SENSITIVE_CALL,
  body: z.object({ selection }),
  output: contactRunSchema,
});

/** Stops what is under way; what was done stays. */
export const cancelContactRun = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/contact-runs/:contactRunId/cancel',
  params,
  output: contactRunSchema,
});

/** The file of an export, for 24 hours; a download, so the handler answers itself. */
export const downloadContactRun = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/contact-runs/:contactRunId/file',
  recentSignInMinutes: 60,
  params,
  output: z.any(),
});
