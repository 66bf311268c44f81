import type { JsonValue } from '#lib/json.ts';
import type { Transaction } from 'kysely';
import type { EntrySettings } from '#domain/collections/entry-settings.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type {
  DocumentId,
  DocumentKind,
  DocumentRecord,
  DocumentRecords,
  SiteId,
} from '#domain/documents/record.ts';
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
  /** It undoes or redoes an earlier change. */
  readonly isReverted: boolean;
  /** Restored content was there before; the documents of a whole site are restored one after the other. */
  readonly restores?: 'document' | 'site' | undefined;
  readonly at: Date;
}

export type NewDocumentHead = Pick<DocumentHead, 'id' | 'kind' | 'collectionId' | 'createdAt'>;

/**
 * The lifetime of a document. `with-site`: as long as its site. `until-removed`: until somebody moves it to the trash,
 * where visitors lose it at once and from where it can be restored. `while-shown`: it is shown within documents that
 * refer to it; it goes live with the first of them, visitors keep it as long as one is live, and only a command of its
 * feature deletes it.
 */
export type Lifetime = 'with-site' | 'until-removed' | 'while-shown';

/** The definition of a kind of document, and the hooks of its feature for creating, changing and publishing one. */
export interface DocumentKindDefinition {
  readonly lasts: Lifetime;
  /**
   * Its settings as lists, routes and searches read them; null where they do not parse. Without it the kind stands in no
   * list and has no address.
   */
  readonly entry?: (records: DocumentRecords) => EntrySettings | null;
  /** The kind of its parent documents: it is below their address, and is moved to and from the trash with them. */
  readonly within?: DocumentKind;
  /** Whether it has the states of the workflow: visitors see it while it is published, which may be scheduled. */
  readonly hasWorkflow?: true;
  /**
   * Nobody publishes it: each change is live with itself, in the same transaction, and no release, rollback or restore of
   * the site touches it. `pageFields`: the fields of its settings that published pages show, which are rendered anew
   * where one of them changes.
   */
  readonly isLiveAtOnce?: {
    readonly pageFields: readonly string[];
    /** What published pages show of its other records. */
    readonly pageFacts?: (records: DocumentRecords) => JsonValue;
  };
  /** Permissions of which one lets people open it; `content.read` where it says nothing. */
  readonly readers?: readonly Permission[];
  /** Whether somebody may open this one of the kind without one of these. */
  readonly opensTo?: (
    db: Db,
    siteId: SiteId,
    documentId: DocumentId,
    permissions: ReadonlySet<Permission>,
  ) => Promise<boolean>;
  /** Documents that have to be live where one of these is. */
  readonly publishesWith?: (trx: Db, siteId: SiteId) => Promise<readonly DocumentId[]>;
  /** Throws a `CallError` where one must not be moved to the trash. */
  readonly validateRemoval?: (trx: Db, siteId: SiteId, documentId: DocumentId) => Promise<void>;
  /** Throws a `CallError` for invalid settings of a new document. */
  readonly validateNew?: (records: DocumentRecords) => void;
  /** Operations that follow from a change, and so need no permission of their own. */
  readonly follow?: (trx: Db, changed: ChangedSettings) => Promise<Operation | null>;
  /** Throws a `CallError` for a change that is not allowed. */
  readonly validate?: (trx: Db, changed: ChangedSettings) => Promise<void>;
  /** Updates the projected tables of the draft or of the live version; returns the address, where it has one. */
  readonly project?: (
    trx: Db,
    siteId: SiteId,
    stage: Stage,
    document: NewDocumentHead,
    records: DocumentRecords,
    at: Date,
  ) => Promise<{ readonly path: string } | null>;
  /**
   * Updates tables about records that make one thing together, after they or the settings changed. Given the settings,
   * by which it knows whether it has to load the others.
   */
  readonly projectWhole?: (
    trx: Db,
    siteId: SiteId,
    stage: Stage,
    documentId: DocumentId,
    settings: DocumentRecord | undefined,
    whole: () => Promise<DocumentRecords>,
  ) => Promise<void>;
  /** Deletes documents from those tables. */
  readonly withdraw?: (
    trx: Db,
    siteId: SiteId,
    stage: Stage,
    documentIds: readonly DocumentId[],
  ) => Promise<void>;
  /** Queues jobs that follow from a change of the settings by a person. */
  readonly afterChange?: (
    services: Services,
    trx: Transaction<Database>,
    changed: ChangedSettings,
  ) => Promise<void>;
}

type Stage = 'draft' | 'live';

export interface DocumentKinds {
  readonly definitions: Readonly<Record<DocumentKind, DocumentKindDefinition>>;
  /** Locks that are taken before documents, everywhere, where an address may change. */
  readonly lockAddresses: (trx: Db, siteId: SiteId) => Promise<void>;
  /** Counts one more document, or throws where the site may hold no more. */
  readonly countDocument: (trx: Db, siteId: SiteId) => Promise<void>;
  /** Lets published pages be rendered anew. */
  readonly refreshPages: (trx: Db, siteId: SiteId) => Promise<unknown>;
  /** Fields of settings that addresses are made of. */
  readonly addressFields: ReadonlySet<string>;
}

let provided: DocumentKinds | null = null;

/** Registers the kinds of documents of the features: once, before the first document is read. */
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

/** Whether somebody with these permissions may open a document (ROLE-25). */
export async function mayOpen(
  db: Db,
  { siteId, id, kind }: Pick<DocumentHead, 'siteId' | 'id' | 'kind'>,
  permissions: ReadonlySet<Permission>,
): Promise<boolean> {
  if (mayOpenKind(kind, permissions)) return true;
  return (await kindOf(kind).opensTo?.(db, siteId, id, permissions)) ?? false;
}

function mayOpenKind(kind: DocumentKind, permissions: ReadonlySet<Permission>): boolean {
  return (kindOf(kind).readers ?? CONTENT_READERS).some((permission) => permissions.has(permission));
}

/** Whether somebody may open documents of all kinds, so that none has to be looked at. */
export function mayOpenAll(permissions: ReadonlySet<Permission>): boolean {
  return kindsThat(() => true).every((kind) => mayOpenKind(kind, permissions));
}

const CONTENT_READERS: readonly Permission[] = ['content.read'];

/** Whether documents of other kinds lie in documents of this one. */
export function holdsOthers(kind: DocumentKind): boolean {
  return Object.values(documentKinds().definitions).some(({ within }) => within === kind);
}

/** The kinds that match a condition; never empty in the product, for any condition that is used. */
export function kindsThat(test: (definition: DocumentKindDefinition) => boolean): readonly DocumentKind[] {
  const { definitions } = documentKinds();
  return (Object.keys(definitions) as DocumentKind[]).filter((kind) => test(definitions[kind]));
}
