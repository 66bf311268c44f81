import type { Transaction } from 'kysely';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentKind, DocumentRecords, SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { DocumentHead } from './queries.ts';

/** A change of a document's settings, before it is written. */
export interface ChangedSettings {
  readonly siteId: SiteId;
  readonly document: DocumentHead;
  readonly before: DocumentRecords;
  readonly after: DocumentRecords;
  /** It takes an earlier change back or does it again. */
  readonly isReverted: boolean;
  /** What comes back was there before; of a whole site, its documents come back one after the other. */
  readonly restores?: 'document' | 'site' | undefined;
  readonly at: Date;
}

export type NewDocumentHead = Pick<DocumentHead, 'id' | 'kind' | 'collectionId' | 'createdAt'>;

/** What the feature that a kind of document belongs to does when one is made or its settings change, in one transaction. */
export interface DocumentKindDefinition {
  /** Whether it takes locks that come before those of documents. */
  readonly hasAddress: boolean;
  /** Refuses settings of a new document by throwing a `CallError`. */
  readonly validateNew?: (records: DocumentRecords) => void;
  /** What follows from a change, and so is not asked of the person's permissions. */
  readonly follow?: (trx: Db, changed: ChangedSettings) => Promise<Operation | null>;
  /** Refuses a change by throwing a `CallError`. */
  readonly validate?: (trx: Db, changed: ChangedSettings) => Promise<void>;
  /** Brings tables in line that others search: of the draft. */
  readonly project?: (
    trx: Db,
    siteId: SiteId,
    document: NewDocumentHead,
    records: DocumentRecords,
    at: Date,
  ) => Promise<void>;
  /** Queues what has to be done because of a change of the settings that somebody sent. */
  readonly afterChange?: (
    services: Services,
    trx: Transaction<Database>,
    after: DocumentRecords,
  ) => Promise<void>;
}

export interface DocumentKinds {
  readonly definitions: Readonly<Record<DocumentKind, DocumentKindDefinition>>;
  /** Taken before documents are, everywhere, where an address may change. */
  readonly lockAddresses: (trx: Db, siteId: SiteId) => Promise<void>;
  /** Counts one document more, or throws where a site may hold no more. */
  readonly countDocument: (trx: Db, siteId: SiteId) => Promise<void>;
  /** Fields of settings that addresses are made of. */
  readonly addressFields: ReadonlySet<string>;
}

let provided: DocumentKinds | null = null;

/** Hands in what the features say of their kinds of documents: once, before the first document is touched. */
export function provideDocumentKinds(kinds: DocumentKinds): void {
  provided = kinds;
}

export function documentKinds(): DocumentKinds {
  invariant(provided !== null, 'the kinds of documents are provided when the process starts');
  return provided;
}
