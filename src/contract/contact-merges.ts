import { z } from 'zod';
import { contactDetailsSchema } from '#domain/contacts/contact-fields.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

const read = { kind: 'permission', any: ['crm.read'] } as const;
const write = { kind: 'permission', any: ['crm.write'] } as const;
const contactId = idSchema<'contact'>();

const pairSchema = z.object({
  firstId: contactId,
  secondId: contactId,
  /** What they share: a telephone number, or name and postal code. */
  by: z.enum(['name', 'phone']),
});
export type DuplicatePair = z.infer<typeof pairSchema>;

/** Contacts that may be one person (CRM-14). */
export const listDuplicates = defineEndpoint({
  method: 'GET',
  path: '/api/contact-duplicates',
  host: 'app',
  access: read,
  output: z.object({ pairs: z.array(pairSchema) }),
});

/** They are two people, and are not suggested again. */
export const keepContactsApart = defineEndpoint({
  method: 'POST',
  path: '/api/contacts/:contactId/apart',
  host: 'app',
  access: write,
  params: z.object({ contactId }),
  body: z.object({ otherId: contactId }),
  output: z.object({}),
});

/** Joins another contact with this one; what differs is what the body says (CRM-15). */
export const mergeContacts = defineEndpoint({
  method: 'POST',
  path: '/api/contacts/:contactId/merge',
  host: 'app',
  access: write,
  params: z.object({ contactId }),
  body: z.object({
    otherId: contactId,
    details: contactDetailsSchema,
    /** Whose account of a member keeps its sign-in where both have one (CRM-16). */
    signIn: z.enum(['kept', 'other']).default('kept'),
  }),
  output: z.object({ mergeId: idSchema<'contact-merge'>() }),
});

/** The merges that led to a contact, as long as they can be undone (CRM-17). */
export const listMerges = defineEndpoint({
  method: 'GET',
  path: '/api/contacts/:contactId/merges',
  host: 'app',
  access: read,
  params: z.object({ contactId }),
  output: z.object({
    merges: z.array(z.object({ id: idSchema<'contact-merge'>(), name: z.string(), at: z.iso.datetime() })),
  }),
});

export const undoContactMerge = defineEndpoint({
  method: 'POST',
  path: '/api/contact-merges/:mergeId/undo',
  host: 'app',
  access: write,
  params: z.object({ mergeId: idSchema<'contact-merge'>() }),
  output: z.object({}),
});
