import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { contactFilterQuery } from './contacts.ts';
import { defineEndpoint } from './endpoint.ts';
import { importProblemSchema } from './import-problem.ts';

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
/** Room for what stands around the file in a multipart body. */
const ENVELOPE_BYTES = 2_000_000;

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

const columnsQuery = z
  .string()
  .max(8000)
  .transform((text) => text.split(',').filter((each) => each !== ''))
  .pipe(z.array(z.enum(IMPORT_COLUMNS)).max(200));

export const contactImportSchema = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  /** The first of the rows that were left out. */
  problems: z.array(importProblemSchema),
  /** Of a table: how its columns were read; empty for vCards. */
  columns: z.array(z.object({ header: z.string(), is: z.enum(IMPORT_COLUMNS) })),
  /** By which the import is undone; null for a dry run. */
  importId: idSchema<'contact-import'>().nullable(),
});
export type ContactImport = z.infer<typeof contactImportSchema>;

/** Takes people in from a table or vCards, the `file` of a multipart body, read piece by piece; sends no mail (CRM-19, CRM-20). */
export const importContacts = defineEndpoint({
  method: 'POST',
  path: '/api/contacts/import',
  host: 'app',
  access: { kind: 'permission', any: ['crm.write'] },
  bodyLimit: MAX_CONTACTS_BYTES + ENVELOPE_BYTES,
  query: z.object({
    /** Tells what would happen, and changes nothing. */
    isDryRun: z.enum(['true', 'false']),
    /** Of contacts that are known: `fill` fills what is empty, `replace` takes all that the file has (CRM-20). */
    mode: z.enum(['fill', 'replace']),
    /** What each column is, in their order, where somebody chose it by hand. */
    columns: columnsQuery.optional(),
  }),
  output: contactImportSchema,
});

/** Takes an import back within 72 hours: what it made goes, what it changed becomes what it was. */
export const undoContactImport = defineEndpoint({
  method: 'POST',
  path: '/api/contact-imports/:importId/undo',
  host: 'app',
  access: { kind: 'permission', any: ['crm.write'] },
  params: z.object({ importId: idSchema<'contact-import'>() }),
  output: z.object({ removed: z.int(), restored: z.int() }),
});
