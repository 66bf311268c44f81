import type { AccountId } from '#domain/documents/record.ts';
import type { Permission } from '#domain/roles/permissions.ts';

/** Who looks at a contact: what they may not see is left out of the answer (CRM-23). */
export interface Reader {
  readonly accountId: AccountId;
  readonly permissions: ReadonlySet<Permission>;
}
