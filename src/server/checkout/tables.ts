import type { ColumnType, Generated } from 'kysely';
import type { Address } from '#domain/addresses/address.ts';
import type { Contact } from '#domain/checkout/contact.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { CartId } from '#server/carts/tables.ts';
import type { CheckoutChoices } from './checkout-entries.ts';
import type { SubmittedOrder } from './submitted-order.ts';
import type { SiteTablesOf } from '#server/platform/database/site-table.ts';

interface CheckoutsTable {
  site_id: SiteId;
  cart_id: CartId;
  secret_hash: Buffer;
  email_key: string;
  contact: ColumnType<Contact, string, string>;
  delivery: ColumnType<Address, string, string>;
  billing: ColumnType<Address | null, string | null, string | null>;
  note: string;
  is_test: Generated<boolean>;
  fields: ColumnType<FormValues, string | undefined, string>;
  starting: ColumnType<SubmittedOrder | null, never, string | null>;
  choices: ColumnType<CheckoutChoices | null, string | undefined, string>;
  expires_at: Date;
}

/**
 * Tables of migrations/0172_checkouts.sql, 0260_checkout_fields.sql, 0295_starting_orders.sql and
 * 0304_checkout_choices.sql.
 */
export interface CheckoutTables {
  checkouts: CheckoutsTable;
}

declare module '#server/platform/database/database.ts' {
  interface Database extends CheckoutTables {}
}

const NOT_COPIED = { not: 'What buyers enter is theirs, and expires within a day.' };

export const CHECKOUT_SITE_TABLES: SiteTablesOf<CheckoutTables> = {
  checkouts: {
    copied: NOT_COPIED,
    archived: NOT_COPIED,
    personal: ['email_key', 'contact', 'delivery', 'billing', 'note', 'fields', 'starting', 'choices'],
    secret: ['secret_hash'],
    other: ['site_id', 'cart_id', 'is_test', 'expires_at'],
  },
};
