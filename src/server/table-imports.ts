import { contactImport } from '#server/contacts/contact-import.ts';
import { subscriberImport } from '#server/mailing-lists/subscriber-import.ts';
import { memberImport } from '#server/members/member-import.ts';
import { productImport } from '#server/product-imports/product-import.ts';
import type { TableImportPart } from '#server/table-imports/table-import-part.ts';

/** Every kind of table that is imported (CRM-19). */
export const TABLE_IMPORTS: readonly TableImportPart[] = [
  contactImport,
  memberImport,
  subscriberImport,
  productImport,
];
