import { z } from 'zod';
import { contactFilterQuery } from './contacts.ts';
import { defineEndpoint } from './endpoint.ts';

/** Exports of personal data take a sign-in of the last hour (CRM-22). */
const EXPORT = { access: { kind: 'permission', any: ['crm.write'] }, recentSignInMinutes: 60 } as const;

export const CONTACT_FORMATS = ['csv', 'json', 'vcard'] as const;
export type ContactFormat = (typeof CONTACT_FORMATS)[number];

/** How many an export would hold; asks for a sign-in where one is due, before the download begins. */
export const countExport = defineEndpoint({
  method: 'POST',
  path: '/api/contacts/export',
  host: 'app',
  ...EXPORT,
  body: z.object(contactFilterQuery),
  output: z.object({ count: z.int() }),
});

/** The contacts that match, or all, as a file (CRM-21); a download, so the handler answers itself. */
export const exportContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts/export',
  host: 'app',
  ...EXPORT,
  query: z.object({ ...contactFilterQuery, format: z.enum(CONTACT_FORMATS) }),
  output: z.any(),
});

/** The longest file of contacts that is taken. */
export const MAX_CONTACTS_BYTES = 100_000_000;

/** What a column of a table may be; `field` makes an own field of its header. */
export const IMPORT_COLUMNS = [
  'email',
  'furtherEmails',
  'firstName',
  'lastName',
  'name',
  'company',
  'phone',
  'street',
  'city',
  'region',
  'postalCode',
  'country',
  'language',
  'timeZone',
  'labels',
  'field',
  'none',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
