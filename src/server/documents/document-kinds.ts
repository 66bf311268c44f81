import type { Transaction } from 'kysely';
import type { EntrySettings } from '#domain/collections/entry-settings.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentId, DocumentKind, DocumentRecords, SiteId } from '#domain/documents/record.ts';
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

/**
 * How long a document is there. `with-site`: as long as its site. `until-removed`: until somebody moves it to the trash,
 * where visitors lose it at once and from where it can be recovered. `while-shown`: it is shown within documents that
 * name it; it goes live with the first of them, visitors keep it as long as one is live, and only a command of its
 * feature deletes it.
 */
export type Lifetime = 'with-site' | 'until-removed' | 'while-shown';

/** What there is to know of a kind of document, and what its feature does when one is made, changed or published. */
export interface DocumentKindDefinition {
  readonly lasts: Lifetime;
  /**
   * Its settings as lists, routes and searches read them; null where they do not parse. Without it the kind stands in no
   * list and has no address.
   */
  readonly entry?: (records: DocumentRecords) => EntrySettings | null;
  /** The kind in whose documents it lies: below their address, and with them into the trash and out of it. */
  readonly within?: DocumentKind;
  /** It goes through the states of the workflow: visitors see it while it is published, which may be scheduled. */
  readonly hasWorkflow?: true;
  /** What has to be live where one of these is. */
  readonly publishesWith?: (trx: Db, siteId: SiteId) => Promise<readonly DocumentId[]>;
  /** Refuses that one goes to the trash, by throwing a `CallError`. */
  readonly validateRemoval?: (trx: Db, siteId: SiteId, documentId: DocumentId) => Promise<void>;
  /** Refuses settings of a new document by throwing a `CallError`. */
  readonly validateNew?: (records: DocumentRecords) => void;
  /** What follows from a change, and so is not asked of the person's permissions. */
  readonly follow?: (trx: Db, changed: ChangedSettings) => Promise<Operation | null>;
  /** Refuses a change by throwing a `CallError`. */
  readonly validate?: (trx: Db, changed: ChangedSettings) => Promise<void>;
  /** Brings tables in line that others search, of the draft or of what is live; gives the address, where it has one. */
  readonly project?: (
    trx: Db,
    siteId: SiteId,
    stage: Stage,
    document: NewDocumentHead,
    records: DocumentRecords,
    at: Date,
  ) => Promise<{ readonly path: string } | null>;
  /** Takes documents out of those tables. */
  readonly withdraw?: (
    trx: Db,
    siteId: SiteId,
    stage: Stage,
    documentIds: readonly DocumentId[],
  ) => Promise<void>;
  /** Queues what has to be done because of a change of the settings that somebody sent. */
  readonly afterChange?: (
    services: Services,
    trx: Transaction<Database>,
    changed: ChangedSettings,
  ) => Promise<void>;
}

type Stage = 'draft' | 'live';

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

export function kindOf(kind: DocumentKind): DocumentKindDefinition {
  return documentKinds().definitions[kind];
}

/** Whether documents of other kinds lie in documents of this one. */
export function holdsOthers(kind: DocumentKind): boolean {
  return Object.values(documentKinds().definitions).some(({ within }) => within === kind);
}

/** The kinds of which something is said; in the product there is one at least for everything that is asked. */
export function kindsThat(test: (definition: DocumentKindDefinition) => boolean): readonly DocumentKind[] {
  const { definitions } = documentKinds();
  return (Object.keys(definitions) as DocumentKind[]).filter((kind) => test(definitions[kind]));
}
