import type { AccountId } from '#domain/documents/record.ts';
/** Somebody who has the document open; one person may be there in several windows. */
export interface Person {
  readonly clientId: string;
  readonly accountId: AccountId;
  readonly name: string;
  readonly selectedBlockId: string | null;
  readonly heldBlockId: string | null;
  readonly asksForBlockId: string | null;
}
