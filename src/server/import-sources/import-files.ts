import type { ImageValue } from '#domain/images/image-value.ts';
import { plainReportText, type ReportText } from '#domain/wordpress/report-text.ts';
import type { SiteId, AccountId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { findFile } from '#server/files/queries.ts';
import { fileHrefOf, imageValueOf, type StoredFile } from '#server/files/stored-file.ts';
import { storeFile } from '#server/files/store-file.ts';
import { OutsideCallError } from '#server/platform/network/call-outside.ts';
import type { FetchFile } from './fetch-file.ts';
import { sourceKey } from './source-key.ts';

/** A file of an import that is stored. */
export interface ImportedFile {
  readonly url: string;
  /** Where links to it lead. */
  readonly href: string;
  readonly image: ImageValue | null;
}

/** After this many failures of a host its other files are skipped. */
const MAX_HOST_FAILURES = 2;
const GIVEN_OUT_AT_ONCE = 500;

export interface ImportFilesOptions {
  readonly siteId: SiteId;
  readonly accountId: AccountId | null;
  readonly fetchFile: FetchFile;
  readonly signal: AbortSignal;
  /** One address for all that lead to the same file. */
  readonly addressOf: (url: string) => string;
  /** The kind that is taken; any where nothing is said. */
  readonly accept?: 'image';
  /** A dry run downloads nothing. */
  readonly isDryRun: boolean;
  /** What is said of a fault of Portico itself; null for one that every other file would meet, too: it is thrown. */
  readonly faultOf: (error: unknown) => ReportText | null;
}

/**
 * Files of an import by their old address: downloaded once, remembered for later imports, missing ones with the reason.
 */
export class ImportFiles {
  readonly failures = new Map<string, ReportText>();
  fetchedCount = 0;
  private readonly services: Services;
  private readonly options: ImportFilesOptions;
  private readonly stored = new Map<string, StoredFile>();
  private readonly notGivenOut: ImportedFile[] = [];
  private readonly hostFailures = new Map<string, { count: number; reason: ReportText }>();

  constructor(services: Services, options: ImportFilesOptions) {
    this.services = services;
    this.options = options;
  }

  /** The target of a link to a stored file, by its old address. */
  hrefOf(url: string): string | null {
    const file = this.stored.get(this.canonical(url));
    return file === undefined ? null : fileHrefOf(file);
  }

  /** Files stored since the last call, at most 500; none when all were returned. */
  takeNew(): readonly ImportedFile[] {
    return this.notGivenOut.splice(0, GIVEN_OUT_AT_ONCE);
  }

  /** Why the file of an address is missing, or null. */
  failureOf(url: string): ReportText | null {
    return this.failures.get(this.canonical(url)) ?? null;
  }

  /** Downloads a missing file; a failure is recorded and does not end the import. */
  async ensure(address: string, alt = ''): Promise<void> {
    const url = this.canonical(address);
    if (this.options.isDryRun || this.stored.has(url) || this.failures.has(url)) return;
    const known = await this.findKnown(url);
    if (known !== null) {
      this.keep(url, known);
      return;
    }
    const host = URL.parse(url)?.host ?? '';
    const down = this.hostFailures.get(host);
    if (down !== undefined && down.count >= MAX_HOST_FAILURES) {
      this.failures.set(url, down.reason);
      return;
    }
    try {
      await this.fetch(url, alt);
    } catch (error) {
      this.options.signal.throwIfAborted();
      this.fail(url, host, error);
    }
  }

  private async fetch(url: string, alt: string): Promise<void> {
    const { siteId, accountId, accept, signal } = this.options;
    const fetched = await this.options.fetchFile(url, signal);
    const file = await storeFile(this.services, {
      siteId,
      name: fetched.name,
      content: fetched.content,
      accountId,
      ...(accept === undefined ? {} : { accept }),
      alt,
      signal,
    });
    await this.services.db
      .insertInto('import_sources')
      .values({
        site_id: siteId,
        source_key: fileKey(url),
        document_id: null,
        file_id: file.id,
        imported_at: new Date(this.services.now()),
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'source_key']).doUpdateSet({ file_id: file.id }))
      .execute();
    this.keep(url, file);
    this.fetchedCount += 1;
  }

  private keep(url: string, file: StoredFile): void {
    this.stored.set(url, file);
    const image = file.kind === 'image' ? imageValueOf(file, file.alt) : null;
    this.notGivenOut.push({ url, href: fileHrefOf(file), image });
  }

  private fail(url: string, host: string, error: unknown): void {
    if (error instanceof OutsideCallError) {
      const reason = plainReportText(error.message);
      this.failures.set(url, reason);
      const before = this.hostFailures.get(host)?.count ?? 0;
      if (error.isHostDown) this.hostFailures.set(host, { count: before + 1, reason });
      return;
    }
    const fault = this.options.faultOf(error);
    if (fault === null) throw error;
    this.failures.set(url, fault);
  }

  private async findKnown(url: string): Promise<StoredFile | null> {
    const { siteId } = this.options;
    const row = await this.services.db
      .selectFrom('import_sources')
      .select('file_id')
      .where('site_id', '=', siteId)
      .where('source_key', '=', fileKey(url))
      .executeTakeFirst();
    return row?.file_id == null ? null : findFile(this.services.db, siteId, row.file_id);
  }

  private canonical(address: string): string {
    return this.options.addressOf(address);
  }
}

function fileKey(url: string): string {
  return sourceKey(`file:${url}`);
}
