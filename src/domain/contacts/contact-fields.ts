import { z } from 'zod';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';

/** What a contact holds beside its primary address (CRM-02). */
export const CONTACT_LIMITS = {
  furtherEmails: 10,
  phones: 10,
  addresses: 10,
  fields: 50,
  labelLength: 50,
  labels: 500,
  noteLength: 10_000,
  segments: 100,
} as const;

const line = (max: number) => z.string().trim().max(max);

export const postalAddressSchema = z.object({
  street: line(300),
  city: line(100),
  region: line(100),
  postalCode: line(20),
  country: line(100),
});
export type PostalAddress = z.infer<typeof postalAddressSchema>;

/** One of the owner's own fields, by its name. */
export const ownFieldSchema = z.object({ name: line(100).min(1), value: line(1000) });
export type OwnField = z.infer<typeof ownFieldSchema>;

/** What an owner enters of a person, beside the addresses of mail (CRM-02). */
export const contactDetailsSchema = z.object({
  firstName: line(100),
  lastName: line(100),
  company: line(200),
  phones: z.array(line(40).min(1)).max(CONTACT_LIMITS.phones),
  addresses: z.array(postalAddressSchema).max(CONTACT_LIMITS.addresses),
  /** A language as BCP 47 has it; empty where it is not known. */
  language: z.string().regex(/^(?:[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*)?$/),
  timeZone: line(100),
  fields: z
    .array(ownFieldSchema)
    .max(CONTACT_LIMITS.fields)
    .refine(
      (fields) => new Set(fields.map(({ name }) => name.toLowerCase())).size === fields.length,
      ruleMessage(fieldRules.sameName),
    ),
});
export type ContactDetails = z.infer<typeof contactDetailsSchema>;

/** Of whom nothing is known but where they came from. */
export const NO_DETAILS: ContactDetails = {
  firstName: '',
  lastName: '',
  company: '',
  phones: [],
  addresses: [],
  language: '',
  timeZone: '',
  fields: [],
};
