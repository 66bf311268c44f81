import { z } from 'zod';
import { CONTACT_LIMITS, contactDetailsSchema } from '#domain/contacts/contact-fields.ts';
import { contactRulesSchema } from '#domain/contacts/contact-rules.ts';
import { CONTACT_SOURCES, TIMELINE_KINDS } from '#domain/contacts/contact-sources.ts';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { fill } from '#messages/message.ts';
import { defineEndpoint } from './endpoint.ts';
import { mailAddressSchema } from './mail-address.ts';

const read = { kind: 'permission', any: ['crm.read'] } as const;
const write = { kind: 'permission', any: ['crm.write'] } as const;
const contactId = idSchema<'contact'>();
const contactParams = z.object({ contactId });

const labelSchema = z.object({ id: idSchema<'contact-label'>(), name: z.string() });
export type ContactLabel = z.infer<typeof labelSchema>;

const listedContactSchema = z.object({
  id: contactId,
  /** The primary address; null where there is none. */
  email: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  company: z.string(),
  labels: z.array(labelSchema),
  firstSource: z.enum(CONTACT_SOURCES),
  lastActiveAt: z.iso.datetime(),
});
export type ListedContact = z.infer<typeof listedContactSchema>;

export const CONTACT_SORTS = ['active', 'name'] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number];

/** Rules as JSON in an address. */
const rulesQuery = z
  .string()
  .max(8000)
  .transform((json, context) => {
    try {
      const parsed = contactRulesSchema.safeParse(JSON.parse(json));
      if (parsed.success) return parsed.data;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
    context.addIssue({ code: 'custom', message: ruleMessage(fieldRules.noJson) });
    return z.NEVER;
  });

/** What narrows the list, and what is done to all that match. */
export const contactFilterQuery = {
  /** Words that all occur, from their beginning, in name, addresses, telephone numbers or company (CRM-09). */
  search: z.string().trim().max(200).optional(),
  rules: rulesQuery.optional(),
};

/** A page of the contacts of the site (CRM-09, CRM-10). */
export const listContacts = defineEndpoint({
  method: 'GET',
  path: '/api/contacts',
  host: 'app',
  access: read,
  query: z.object({
    ...contactFilterQuery,
    sort: z.enum(CONTACT_SORTS).default('active'),
    /** What `next` of the page before says. */
    after: z.string().max(500).optional(),
  }),
  output: z.object({
    contacts: z.array(listedContactSchema),
    /** What matches, counted to 1,000. */
    total: z.int(),
    /** Where the next page begins; null on the last. */
    next: z.string().nullable(),
    /** Whether nothing matched as it was typed, and what differs by a letter is shown. */
    isForgiven: z.boolean(),
  }),
});

const emails = z.array(mailAddressSchema).max(1 + CONTACT_LIMITS.furtherEmails);
const enteredContact = contactDetailsSchema.extend({ emails });

/** By hand; an address that a contact has already is `contact-address-taken`. */
export const createContact = defineEndpoint({
  method: 'POST',
  path: '/api/contacts',
  host: 'app',
  access: write,
  body: enteredContact,
  output: z.object({ id: contactId }),
});

const noteSchema = z.object({
  id: idSchema<'contact-note'>(),
  text: z.string(),
  isPinned: z.boolean(),
  /** Null where the account is gone. */
  author: z.string().nullable(),
  /** Whether the caller may change it (CRM-12). */
  isMine: z.boolean(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
});
export type ContactNote = z.infer<typeof noteSchema>;

const standingSchema = z.object({
  kind: z.enum(['member', 'subscription']),
  /** Of a subscription the name of its list. */
  name: z.string(),
  email: z.string(),
  state: z.string(),
  since: z.iso.datetime(),
  /** By what the person agreed: when, where and to which words (NEWS-08). */
  proof: z.object({ source: z.string(), wording: z.string(), pagePath: z.string() }).nullable(),
  /** Where it stands in the configuration area. */
  to: z.string(),
});
export type ContactStanding = z.infer<typeof standingSchema>;

const contactSchema = contactDetailsSchema.extend({
  id: contactId,
  /** The primary one first. */
  emails: z.array(z.string()),
  labels: z.array(labelSchema),
  notes: z.array(noteSchema),
  firstSource: z.enum(CONTACT_SOURCES),
  createdAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime(),
  /** Where the person stands with members and lists; without what the caller may not read (CRM-06, CRM-23). */
  standings: z.array(standingSchema),
  /** Without canceled orders, and what was paid less what was given back; null for whoever may not see orders (CRM-08, CRM-23). */
  orders: z
    .object({
      count: z.int(),
      amounts: z.array(z.object({ currency: z.enum(CURRENCY_CODES), amount: z.int() })),
      lastAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  /** Pays no tax, by the word of the owner (ORD-68). */
  isTaxExempt: z.boolean(),
  /** Names and numbers that were given with an address of the contact, and are not its own (CRM-05). */
  alsoGivenAs: z.array(z.string()),
});
export type Contact = z.infer<typeof contactSchema>;
export type ContactOrders = NonNullable<Contact['orders']>;

export const getContact = defineEndpoint({
  method: 'GET',
  path: '/api/contacts/:contactId',
  host: 'app',
  access: read,
  params: contactParams,
  output: contactSchema,
});

export const updateContact = defineEndpoint({
  method: 'PUT',
  path: '/api/contacts/:contactId',
  host: 'app',
  access: write,
  params: contactParams,
  body: enteredContact,
  output: z.object({}),
});

/** Says whether a person pays tax on what they buy from now on (ORD-68). */
export const markContactTaxExempt = defineEndpoint({
  method: 'PUT',
  path: '/api/contacts/:contactId/tax-exemption',
  host: 'app',
  access: write,
  params: contactParams,
  body: z.object({ isTaxExempt: z.boolean() }),
  output: z.object({}),
});

const timelineEntrySchema = z.object({
  kind: z.enum(TIMELINE_KINDS),
  id: z.string(),
  at: z.iso.datetime(),
  /** A form, an item, a list, the subject of a mail. */
  title: z.string(),
  text: z.string(),
  /** Of a member or a subscription the state; else empty. */
  state: z.string(),
  /** Where it stands in the configuration area; null where it stands nowhere else. */
  to: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** What happened, newest first, 50 a page (CRM-07). */
export const listTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/contacts/:contactId/timeline',
  host: 'app',
  access: read,
  params: contactParams,
  query: z.object({ kind: z.enum(TIMELINE_KINDS).optional(), before: z.iso.datetime().optional() }),
  output: z.object({ entries: z.array(timelineEntrySchema), next: z.iso.datetime().nullable() }),
});

const noteText = z.string().trim().min(1).max(CONTACT_LIMITS.noteLength);

export const addContactNote = defineEndpoint({
  method: 'POST',
  path: '/api/contacts/:contactId/notes',
  host: 'app',
  access: write,
  params: contactParams,
  body: z.object({ text: noteText, isPinned: z.boolean() }),
  output: z.object({ id: idSchema<'contact-note'>() }),
});

const noteParams = contactParams.extend({ noteId: idSchema<'contact-note'>() });

/** By its author or an admin only (CRM-12). */
export const changeContactNote = defineEndpoint({
  method: 'PUT',
  path: '/api/contacts/:contactId/notes/:noteId',
  host: 'app',
  access: write,
  params: noteParams,
  body: z.object({ text: noteText, isPinned: z.boolean() }),
  output: z.object({}),
});

export const removeContactNote = defineEndpoint({
  method: 'DELETE',
  path: '/api/contacts/:contactId/notes/:noteId',
  host: 'app',
  access: write,
  params: noteParams,
  output: z.object({}),
});

export const listContactLabels = defineEndpoint({
  method: 'GET',
  path: '/api/contact-labels',
  host: 'app',
  access: read,
  output: z.object({ labels: z.array(labelSchema) }),
});

const named = (max: number) =>
  z.object({
    name: z
      .string()
      .trim()
      .min(1, ruleMessage(fieldRules.nameMissing))
      .max(max, ruleMessage(fill(fieldRules.atMost, { max }))),
  });

/** One of this name that is there already is given back. */
export const createContactLabel = defineEndpoint({
  method: 'POST',
  path: '/api/contact-labels',
  host: 'app',
  access: write,
  body: named(CONTACT_LIMITS.labelLength),
  output: labelSchema,
});

const labelParams = z.object({ labelId: idSchema<'contact-label'>() });

/** A name that another label has joins the two (CRM-11). */
export const renameContactLabel = defineEndpoint({
  method: 'PUT',
  path: '/api/contact-labels/:labelId',
  host: 'app',
  access: write,
  params: labelParams,
  body: named(CONTACT_LIMITS.labelLength),
  output: labelSchema,
});

export const deleteContactLabel = defineEndpoint({
  method: 'DELETE',
  path: '/api/contact-labels/:labelId',
  host: 'app',
  access: write,
  params: labelParams,
  output: z.object({}),
});

/** Gives a selection a label or takes it away; `changed` are those who had it the other way, by which it is undone. */
export const labelContacts = defineEndpoint({
  method: 'POST',
  path: '/api/contact-labels/:labelId/contacts',
  host: 'app',
  access: write,
  params: labelParams,
  body: z.object({ ids: z.array(contactId).min(1).max(1000), isGiven: z.boolean() }),
  output: z.object({ changed: z.array(contactId) }),
});

const segmentSchema = z.object({
  id: idSchema<'contact-segment'>(),
  name: z.string(),
  rules: contactRulesSchema,
});
export type ContactSegment = z.infer<typeof segmentSchema>;

export const listContactSegments = defineEndpoint({
  method: 'GET',
  path: '/api/contact-segments',
  host: 'app',
  access: read,
  output: z.object({ segments: z.array(segmentSchema) }),
});

/** Keeps rules under a name (CRM-10); those of a segment with this name are replaced. */
export const saveContactSegment = defineEndpoint({
  method: 'POST',
  path: '/api/contact-segments',
  host: 'app',
  access: write,
  body: named(100).extend({ rules: contactRulesSchema }),
  output: segmentSchema,
});

export const deleteContactSegment = defineEndpoint({
  method: 'DELETE',
  path: '/api/contact-segments/:segmentId',
  host: 'app',
  access: write,
  params: z.object({ segmentId: idSchema<'contact-segment'>() }),
  output: z.object({}),
});
