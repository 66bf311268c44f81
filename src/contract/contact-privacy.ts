import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { SENSITIVE_CALL } from './recent-sign-in.ts';

const contactParams = z.object({ contactId: idSchema<'contact'>() });
const write = { kind: 'permission', any: ['crm.write'] } as const;
/** As every export of personal data (CRM-22). */
const EXPORT = { access: write, recentSignInMinutes: 60 } as const;

/** How much of a person there is in one part. */
export const personalPartSchema = z.object({
  name: z.string(),
  fate: z.enum(['gone', 'anonymous', 'receipt']),
  count: z.int(),
});
export type PersonalPart = z.infer<typeof personalPartSchema>;

/** What is kept of a person, and what an erasure makes of it (CRM-24). */
export const listPersonalParts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts/:contactId/personal-data',
  host: 'app',
  ...EXPORT,
  params: contactParams,
  output: z.object({ parts: z.array(personalPartSchema) }),
});

/** All of it as a ZIP (CRM-27); a download, so the handler answers itself. */
export const copyPersonalData = defineEndpoint({
  method: 'GET',
  path: '/api/contacts/:contactId/personal-data.zip',
  host: 'app',
  ...EXPORT,
  params: contactParams,
  output: z.any(),
});

/** Erases the person by a job (CRM-25). It cannot be taken back. */
export const erasePerson = defineEndpoint({
  method: 'POST',
  path: '/api/contacts/:contactId/erase',
  host: 'app',
  access: write,
  ...SENSITIVE_CALL,
  params: contactParams,
  output: z.object({}),
});

const logEntrySchema = z.object({
  id: z.string(),
  action: z.enum(['export', 'import', 'copy', 'erase']),
  count: z.int(),
  /** Null where the account is gone. */
  person: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ContactLogEntry = z.infer<typeof logEntrySchema>;

/** Who exported, imported, copied or erased how many, the latest first (CRM-22, CRM-25). */
export const listContactLog = defineEndpoint({
  method: 'GET',
  path: '/api/contact-log',
  host: 'app',
  access: write,
  output: z.object({ entries: z.array(logEntrySchema) }),
});
