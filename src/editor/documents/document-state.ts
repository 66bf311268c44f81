import type { Conflict } from '#domain/documents/rebase.ts';
import type { DocumentKind, DocumentRecords, DocumentId } from '#domain/documents/record.ts';
import type { OwnPresence } from './document-client.ts';
import type { Person } from './person.ts';
import type { SaveStatus } from './save-status.ts';

/** What components see of an open document; they subscribe to the parts they show. */
export interface DocumentState {
  readonly documentId: DocumentId;
  readonly kind: DocumentKind;
  /** The records with the own unsaved changes on top. */
  readonly view: DocumentRecords;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly saveStatus: SaveStatus;
  /** Own changes that the server has not answered yet. */
  readonly pendingCount: number;
  /** Own changes that it refused, and why, by id: they are shown until they are mended, and are not saved. */
  readonly refused: ReadonlyMap<string, string>;
  /** The name of the step that undo takes back: 'Move block'; null where there is none. */
  readonly undoName: string | null;
  readonly redoName: string | null;
  /** Everybody else who has the document open. */
  readonly people: readonly Person[];
  readonly me: OwnPresence;
  /** Collisions the person has not been shown yet. */
  readonly conflicts: readonly Conflict[];
  /** Whether other people's changes arrive at once. */
  readonly isLive: boolean;
}
