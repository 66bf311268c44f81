import { z } from 'zod';
import { LEAST_INACTIVE_MONTHS, MOST_INACTIVE_MONTHS } from '#domain/contacts/inactivity.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';
import { SENSITIVE_CALL } from './recent-sign-in.ts';

const write = { host: 'app', access: { kind: 'permission', any: ['crm.write'] } } as const;
const months = z.int().min(LEAST_INACTIVE_MONTHS).max(MOST_INACTIVE_MONTHS).nullable();

const dueContactSchema = z.object({
  id: idSchema<'contact'>(),
  name: z.string(),
  email: z.string().nullable(),
  /** When it is erased. */
  at: z.iso.datetime(),
});
export type DueContact = z.infer<typeof dueContactSchema>;

/** After how long without activity contacts are erased, and who will be within 14 days (CRM-29). */
export const getContactInactivity = defineEndpoint({
  ...write,
  method: 'GET',
  path: '/api/contact-inactivity',
  output: z.object({
    /** Null where nobody is erased by itself. */
    months,
    /** The first 100, those who are erased first. */
    due: z.array(dueContactSchema),
    /** Counted to 1,000. */
    total: z.int(),
  }),
});

/** Sets after how long they are erased; nobody is within 14 days of a change. */
export const setContactInactivity = defineEndpoint({
  ...write,
  method: 'PUT',
  path: '/api/contact-inactivity',
  ...SENSITIVE_CALL,
  body: z.object({ months }),
  output: z.object({}),
});

/** Keeps contacts that are due, as if they had been active now. */
export const keepInactiveContacts = defineEndpoint({
  ...write,
  method: 'POST',
  path: '/api/contact-inactivity/keep',
  body: z.object({ ids: z.array(idSchema<'contact'>()).min(1).max(100) }),
  output: z.object({ kept: z.int() }),
});
