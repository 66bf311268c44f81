import type { DocumentNow } from '#contract/documents.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Change, LoggedChange } from '#domain/documents/change.ts';
import type { Conflict } from '#domain/documents/rebase.ts';
import type { DocumentKind, DocumentRecords, DocumentId } from '#domain/documents/record.ts';
import type { DocumentHistory, HistoryStep } from './document-history.ts';
import type { Person } from './person.ts';

/** What the server knows of a document at the moment it is opened. */
export interface LoadedDocument {
  readonly id: DocumentId;
  readonly kind: DocumentKind;
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly records: DocumentRecords;
  /** The person's own steps that can be taken back, oldest first. */
  readonly undoStack: readonly HistoryStep[];
  readonly redoStack: readonly HistoryStep[];
  /** Whether `loadSteps` knows more of them. */
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
  /** Changes that were not taken, and why; they have no effect. */
  readonly rejected: readonly RejectedChange[];
  /** What the copy lacks, in order, the own changes included. */
  readonly missed: readonly LoggedChange[];
  /** The document as it is now, in place of very many changes. */
  readonly state?: DocumentNow | undefined;
}

/**
 * Why sending failed. `network` passes by itself; `signed-out` after signing in; `outdated` by loading the document
 * again, because the server does not know the version the changes build on; the others stay.
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
  /** In place of very many changes. */
  readonly state: (now: DocumentNow) => void;
  readonly presence: (people: readonly Person[]) => void;
  readonly published: (version: number | null) => void;
  readonly removed: () => void;
  /** The server cannot serve a stream now, and why; the caller asks again later. */
  readonly refused: (message: string) => void;
  /** The stream broke; the caller opens it again from the version it has. */
  readonly broken: () => void;
  readonly opened: () => void;
}

export interface OwnPresence {
  readonly selectedBlockId: string | null;
  readonly heldBlockId: string | null;
  readonly asksForBlockId: string | null;
}

/** The network as a document sees it; tests pass their own. */
export interface DocumentClient {
  readonly clientId: string;
  /** `isAgain`: nobody asked for it, so nobody is asked to sign in, and it fails with a `DocumentClientError`. */
  load(documentId: DocumentId, options?: { readonly isAgain?: boolean }): Promise<LoadedDocument>;
  /** All own steps, as they were at a version. Fails with a `DocumentClientError`. */
  loadSteps(documentId: DocumentId, until: number): Promise<DocumentHistory>;
  send(documentId: DocumentId, changes: readonly Change[]): Promise<Acknowledged>;
  /** Follows the changes after `since`; returns the function that ends it. */
  follow(documentId: DocumentId, since: number, events: DocumentEvents): () => void;
  /** Answers with everybody who is there now, the own entry included. */
  tellPresence(documentId: DocumentId, presence: OwnPresence): Promise<readonly Person[]>;
}
