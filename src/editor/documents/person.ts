import type { AccountId } from '#domain/documents/record.ts';
/** A person who has the document open; the same person may appear once for each window. */
export interface Person {
  readonly clientId: string;
  readonly accountId: AccountId;
  readonly name: string;
  readonly selectedBlockId: string | null;
  readonly heldBlockId: string | null;
  readonly asksForBlockId: string | null;
}
