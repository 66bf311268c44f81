import type { Conflict } from '#domain/documents/rebase.ts';
import type { DocumentKind, DocumentRecords, DocumentId } from '#domain/documents/record.ts';
import type { OwnPresence } from './document-client.ts';
import type { Person } from './person.ts';
import type { SaveStatus } from './save-status.ts';

/** The state of an open document for components; they subscribe to the parts they show. */
export interface DocumentState {
  readonly documentId: DocumentId;
  readonly kind: DocumentKind;
  /** The records with the own unsaved changes applied. */
  readonly view: DocumentRecords;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly saveStatus: SaveStatus;
  /** Own changes that the server has not answered yet. */
  readonly pendingCount: number;
  /**
   * Own changes that it refused, with the reasons, by id: they are shown until they are corrected, and are not saved.
   */
  readonly refused: ReadonlyMap<string, string>;
  /** The name of the newest undo step: 'Move block'; null where there is none. */
  readonly undoName: string | null;
  readonly redoName: string | null;
  /** Everybody else who has the document open. */
  readonly people: readonly Person[];
  readonly me: OwnPresence;
  /** Whose change arrived last; null before one did, and where several were caught up with. */
  readonly latestAuthor: string | null;
  /** Collisions not shown to the person yet. */
  readonly conflicts: readonly Conflict[];
  /** Whether the live stream is connected. */
  readonly isLive: boolean;
}
