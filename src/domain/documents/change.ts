import type { Id } from '#lib/id.ts';
import type { StoredWords } from '#messages/stored-words.ts';
import type { Conflict } from './rebase.ts';
import type { Operation } from './operation.ts';
import type { AccountId, DocumentId } from './record.ts';

export type ChangeId = Id<'change'>;

/** A list of operations by one author against one document, as the editor sends it. */
export interface Change {
  /** Made by the author's client; sending one twice has the effect of sending it once. */
  readonly id: ChangeId;
  /** The version of the document the operations were made on. */
  readonly baseVersion: number;
  /** What was done, as a person reads it in undo and history: 'Edit text', 'Move block'. At most 80 characters. */
  readonly name: string;
  /** The name by its key; absent where it has none. */
  readonly nameWords?: StoredWords;
  /** Changes of one gesture (a drag, a run of typing) are one step of undo. */
  readonly gestureId: string;
  readonly operations: readonly Operation[];
  /** The gesture this change undoes or redoes. */
  readonly reverts?: { readonly kind: 'undo' | 'redo'; readonly gestureId: string };
}

/** A change as the server stores it: with its position in the document's order. */
export interface LoggedChange {
  readonly id: ChangeId;
  readonly documentId: DocumentId;
  /** 1 for the first change; the document's version is that of its newest change. */
  readonly version: number;
  readonly authorId: AccountId | null;
  readonly authorName: string;
  readonly name: string;
  readonly nameWords?: StoredWords;
  readonly gestureId: string;
  /** The operations as they took effect. */
  readonly operations: readonly Operation[];
  readonly inverse: readonly Operation[];
  readonly conflicts: readonly Conflict[];
  readonly reverts?: { readonly kind: 'undo' | 'redo'; readonly gestureId: string };
  /** ISO 8601, UTC. */
  readonly at: string;
}
