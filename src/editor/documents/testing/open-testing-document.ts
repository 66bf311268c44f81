import type { DocumentId, DocumentKind, DocumentRecords } from '#domain/documents/record.ts';
import type { Change } from '#domain/documents/change.ts';
import type { Acknowledged, DocumentClient } from '../document-client.ts';
import { openDocumentStore, type DocumentStore } from '../document-store.ts';

interface TestingDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly version?: number;
  readonly records: DocumentRecords;
  /** What the server says to changes; it never answers where it is left out. */
  readonly answer?: (changes: readonly Change[]) => Promise<Acknowledged>;
  readonly onRefused?: (changeName: string, message: string) => void;
}

/** An open document without a server, whose clock stands still. */
export function openTestingDocument({ answer, onRefused, ...given }: TestingDocument): DocumentStore {
  const client = {
    clientId: 'client',
    send: (_documentId: string, changes: readonly Change[]) =>
      answer?.(changes) ?? new Promise<Acknowledged>(() => undefined),
    follow: () => () => undefined,
    tellPresence: () => Promise.resolve([]),
  } as unknown as DocumentClient;
  return openDocumentStore(
    {
      version: 0,
      publishedVersion: null,
      undoStack: [],
      redoStack: [],
      hasMoreSteps: false,
      ...given,
      id: given.id as DocumentId,
    },
    {
      client,
      storage: {
        length: 0,
        key: () => null,
        getItem: () => null,
        setItem: () => undefined,
        removeItem: () => undefined,
      },
      now: () => 1_000,
      after: () => () => undefined,
      onRefused: (name, message) => onRefused?.(name, message),
      onNotLive: () => undefined,
    },
  );
}
