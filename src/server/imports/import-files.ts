import type { ImageValue } from '#domain/media/image-value.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findFile } from '#server/files/queries.ts';
import { imageValueOf, type StoredFile } from '#server/files/stored-file.ts';
import { storeFile } from '#server/files/store-file.ts';
import { FetchFileError, type FetchFile } from './fetch-file.ts';

/** Failures of a host after which its other files are not tried any more. */
const MAX_HOST_FAILURES = 2;

export interface ImportFilesOptions {
  readonly siteId: SiteId;
  readonly accountId: string | null;
  readonly fetchFile: FetchFile;
  readonly signal: AbortSignal;
  /** Addresses of attachments without their query: sized copies of a picture are found by these. */
  readonly attachmentUrls: ReadonlySet<string>;
  /** A dry run fetches nothing. */
  readonly isDryRun: boolean;
}

/** Files of an import by their old address: fetched once, remembered over imports, missing ones with the reason. */
export class ImportFiles {
  readonly failures = new Map<string, string>();
  fetchedCount = 0;
  private readonly services: Services;
  private readonly options: ImportFilesOptions;
  private readonly stored = new Map<string, StoredFile>();
  private readonly hostFailures = new Map<string, { count: number; reason: string }>();

  constructor(services: Services, options: ImportFilesOptions) {
    this.services = services;
    this.options = options;
  }

  /** The stored picture of an address, where it could be fetched. */
  imageOf(url: string, alt = ''): ImageValue | null {
    const file = this.stored.get(this.canonical(url));
    return file?.kind === 'image' ? imageValueOf(file, alt === '' ? file.alt : alt) : null;
  }

  fileOf(url: string): StoredFile | null {
    return this.stored.get(this.canonical(url)) ?? null;
  }

  /** Why the file of an address is missing, or null. */
  failureOf(url: string): string | null {
    return this.failures.get(this.canonical(url)) ?? null;
  }

  /** Fetches a file that is not there yet; a failure is kept and does not end the import. */
  async ensure(address: string, alt = ''): Promise<void> {
    const url = this.canonical(address);
    if (this.options.isDryRun || this.stored.has(url) || this.failures.has(url)) return;
    const known = await this.findKnown(url);
    if (known !== null) {
      this.stored.set(url, known);
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
    const { siteId, accountId, signal } = this.options;
    const fetched = await this.options.fetchFile(url, signal);
    const file = await storeFile(this.services, {
      siteId,
      name: fetched.name,
      content: fetched.content,
      accountId,
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
    this.stored.set(url, file);
    this.fetchedCount += 1;
  }

  private fail(url: string, host: string, error: unknown): void {
    if (error instanceof FetchFileError) {
      this.failures.set(url, error.message);
      const before = this.hostFailures.get(host)?.count ?? 0;
      if (error.isHostDown) this.hostFailures.set(host, { count: before + 1, reason: error.message });
    } else if (error instanceof CallError && error.code !== 'storage-full')
      this.failures.set(url, error.message);
    else throw error;
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

  /** One address for all sizes of a picture: without the query, and without `-300x200` where the whole one is attached. */
  private canonical(address: string): string {
    const withScheme = address.startsWith('//') ? `https:${address}` : address;
    const url = withScheme.replace(/[?#].*$/s, '');
    const whole = url.replace(/-\d{1,5}x\d{1,5}(\.[a-z0-9]{2,5})$/i, '$1');
    return this.options.attachmentUrls.has(whole) ? whole : url;
  }
}

function fileKey(url: string): string {
  return `file:${url}`.slice(0, 1000);
}
