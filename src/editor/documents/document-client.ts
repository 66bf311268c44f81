import type { DocumentNow } from '#contract/documents.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Change, LoggedChange } from '#domain/documents/change.ts';
import type { Conflict } from '#domain/documents/rebase.ts';
import type { DocumentKind, DocumentRecords, DocumentId } from '#domain/documents/record.ts';
import type { DocumentHistory, HistoryStep } from './document-history.ts';
import type { Person } from './person.ts';

/** The state of a document on the server when it is opened. */
export interface LoadedDocument {
  readonly id: DocumentId;
  readonly kind: DocumentKind;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly records: DocumentRecords;
  /** The person's own undo steps, oldest first. */
  readonly undoStack: readonly HistoryStep[];
  readonly redoStack: readonly HistoryStep[];
  /** Whether `loadSteps` has more of them. */
  readonly hasMoreSteps: boolean;
}

export interface RejectedChange {
  readonly id: string;
  readonly code: ErrorCode;
  readonly message: string;
  /** What is wrong by field: `b1.data.title`. */
  readonly errors?: Readonly<Record<string, string>> | undefined;
}

export interface Acknowledged {
  readonly results: readonly {
    readonly id: string;
    readonly version: number;
    readonly conflicts: readonly Conflict[];
  }[];
  /** Refused changes with the reasons; they have no effect. */
  readonly rejected: readonly RejectedChange[];
  /** The changes that the replica lacks, in order, the own ones included. */
  readonly missed: readonly LoggedChange[];
  /** The current document, instead of very many changes. */
  readonly state?: DocumentNow | undefined;
}

/**
 * Why sending failed. `network` is temporary; `signed-out` is resolved by signing in; `outdated` by loading the
 * document again, because the server no longer has the version the changes build on; the others are permanent.
 */
export type SendFailure =
  | { readonly kind: 'network' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'outdated' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'refused'; readonly message: string };

export class DocumentClientError extends Error {
  override name = 'DocumentClientError';
  readonly failure: SendFailure;
  constructor(failure: SendFailure) {
    super(failure.kind === 'refused' ? failure.message : failure.kind);
    this.failure = failure;
  }
}

export interface DocumentEvents {
  readonly change: (logged: LoggedChange) => void;
  /** Instead of very many changes. */
  readonly state: (now: DocumentNow) => void;
  readonly presence: (people: readonly Person[]) => void;
  readonly published: (version: number | null) => void;
  readonly removed: () => void;
  /** The server refused the stream, with the reason; the caller retries later. */
  readonly refused: (message: string) => void;
  /** The stream broke; the caller reopens it from the version it has. */
  readonly broken: () => void;
  readonly opened: () => void;
}

export interface OwnPresence {
  readonly selectedBlockId: string | null;
  readonly heldBlockId: string | null;
  readonly asksForBlockId: string | null;
}

/** The network of an open document; tests pass their own. */
export interface DocumentClient {
  readonly clientId: string;
  /** `isAgain`: a background reload, which does not ask to sign in, and fails with a `DocumentClientError`. */
  load(documentId: DocumentId, options?: { readonly isAgain?: boolean }): Promise<LoadedDocument>;
  /** All own steps, as they were at a version. Fails with a `DocumentClientError`. */
  loadSteps(documentId: DocumentId, until: number): Promise<DocumentHistory>;
  send(documentId: DocumentId, changes: readonly Change[]): Promise<Acknowledged>;
  /** Follows the changes after `since`; returns the function that ends it. */
  follow(documentId: DocumentId, since: number, events: DocumentEvents): () => void;
  /** Returns everybody who is present, the own entry included. */
  tellPresence(documentId: DocumentId, presence: OwnPresence): Promise<readonly Person[]>;
}
