import type { Transaction } from 'kysely';
import type { TableImportOptions } from '#contract/table-imports.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { TableImportKind } from '#domain/table-imports/table-import.ts';
import type { Words } from '#messages/message.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { ReadColumn, TableImportId } from './tables.ts';

/** A row of a file as its kind reads it. */
export interface ImportedRow {
  /** Of the file, from 1; of vCards their number. */
  readonly line: number;
  /** By what whoever reads the report knows it: of products their title. */
  readonly email: string;
  /** As they stand in the file; of vCards those that `cardHeader` names. */
  readonly cells: readonly string[];
  /** Where several rows of the file are one: the others, in their order. */
  readonly further?: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** The text of a file, and what is told of it. */
export interface ReadFile {
  readonly services: Services;
  readonly siteId: SiteId;
  readonly text: AsyncIterable<string>;
  readonly options: TableImportOptions;
  /** How the columns are read, once the header was. */
  readonly tellColumns: (columns: readonly ReadColumn[]) => void;
}

export interface ImportTask {
  readonly siteId: SiteId;
  readonly importId: TableImportId;
  readonly targetId: string | null;
  readonly options: TableImportOptions;
  readonly accountId: AccountId | null;
  /** Nothing of it stays; what would be slow to write need not be written. */
  readonly isDryRun: boolean;
}

export interface LeftOut<Row> {
  readonly row: Row;
  readonly why: Words;
}

/** What became of a batch; those that were left out are counted nowhere else, those with a note also as what they became. */
export interface TakenRows<Row> {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly customers?: number;
  readonly leftOut: readonly LeftOut<Row>[];
  /** What was taken in without something that its row has. */
  readonly noted?: readonly LeftOut<Row>[];
  /** Pictures that were fetched; of a dry run those that would be. */
  readonly images?: number;
}

/**
 * What a kind of import hands to the one engine: how its rows are read and checked, how a batch is written, and how that
 * is taken back. The engine does the rest: the file, batches, progress, cancel, going on after a crash.
 */
export interface TableImportPart<Row extends ImportedRow = ImportedRow> {
  readonly kind: TableImportKind;
  readonly permission: Permission;
  readonly maxBytes: number;
  /** What the cells of rows are called where a file has no headers. */
  readonly cardHeader?: readonly string[];
  /** Rows that are taken in at once; 500 where nothing is said. */
  readonly batch?: number;
  /** What is said of a row that stands in the file twice, where it is no address. */
  readonly twice?: Words;
  /** Of kinds that are taken into one of several: whether the site has it. */
  hasTarget?(db: Db, siteId: SiteId, targetId: string): Promise<boolean>;
  /** Of such kinds: whether imports are shown together, whatever they were taken into. */
  readonly isListedWhole?: true;
  /** Tables that many rows are added to: they are analysed now and then, so that the database plans for so many. */
  readonly tables: readonly string[];
  /** Throws `CallError` where the file is none of this kind. Empty rows are left out. */
  read(file: ReadFile): AsyncGenerator<Row>;
  /** Why a row can never be taken; null where it can. */
  problemOf(row: Row): Words | null;
  /** By which a row is known: one that stands in the file twice is taken once. */
  keysOf(row: Row): readonly string[];
  /** Begins work on a file; what it returns takes rows with different keys in, each time within a transaction of its own. */
  open(services: Services, task: ImportTask): Promise<ImportWork<Row>>;
  /** In the transaction that ends taking in, however it ends. */
  ended(trx: Transaction<Database>, services: Services, end: ImportEnd): Promise<void>;
  /** Where a kind writes down who took rows that were left out, beside the activity log of the site (CRM-22). */
  downloaded?(services: Services, download: LeftOutDownload): Promise<void>;
  /** Takes back up to `limit` people; says how many it looked at. */
  takeBack(trx: Transaction<Database>, back: TakingBack): Promise<number>;
}

export interface ImportWork<Row> {
  /** What is asked of other servers for rows, before the transaction that takes them in. */
  prepare?(rows: readonly Row[], signal: AbortSignal): Promise<void>;
  take(trx: Transaction<Database>, rows: readonly Row[]): Promise<TakenRows<Row>>;
}

export interface ImportEnd {
  readonly siteId: SiteId;
  readonly added: number;
  readonly changed: number;
  readonly accountId: AccountId | null;
}

export interface LeftOutDownload {
  readonly siteId: SiteId;
  readonly count: number;
  readonly accountId: AccountId;
}

export interface TakingBack {
  readonly siteId: SiteId;
  readonly importId: TableImportId;
  readonly limit: number;
  readonly now: number;
}
