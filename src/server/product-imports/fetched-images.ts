import type { ImageValue } from '#domain/images/image-value.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { productFiles } from '#messages/en/interface/product-files.ts';
import { fill, type Words } from '#messages/message.ts';
import { plainReportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { createFileFetcher, type FetchFile } from '#server/import-sources/fetch-file.ts';
import { ImportFiles } from '#server/import-sources/import-files.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';

/** Pictures that are fetched at once. */
const AT_ONCE = 4;
/** Of one picture: larger ones are no photos of products. */
const MAX_IMAGE_BYTES = 50_000_000;
const TIMEOUT_MS = 60_000;

/** The pictures of an import by their addresses: each is fetched once and stored once. */
export class FetchedImages {
  private readonly filesOf: (signal: AbortSignal) => ImportFiles;
  private files: ImportFiles | null = null;
  private readonly images = new Map<string, ImageValue>();

  constructor(
    services: Services,
    of: { readonly siteId: SiteId; readonly accountId: AccountId | null },
    /** Null: as pictures of products are fetched. */
    fetchFile: FetchFile | null,
  ) {
    this.filesOf = (signal) =>
      new ImportFiles(services, {
        ...of,
        isDryRun: false,
        signal,
        fetchFile: fetchFile ?? fetcherOf(services),
        addressOf: (url) => (url.startsWith('//') ? `https:${url}` : url),
        accept: 'image',
        faultOf: (error) => faultOf(error),
      });
  }

  async fetch(urls: readonly string[], signal: AbortSignal): Promise<void> {
    const waiting = [...new Set(urls)];
    const files = (this.files ??= this.filesOf(signal));
    const next = async (): Promise<void> => {
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
        signal.throwIfAborted();
        await files.ensure(url);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
    for (let stored = files.takeNew(); stored.length > 0; stored = files.takeNew()) {
      for (const { url, image } of stored) if (image !== null) this.images.set(url, image);
    }
  }

  imageOf(url: string): ImageValue | null {
    return this.images.get(url.startsWith('//') ? `https:${url}` : url) ?? null;
  }

  /** Why a picture is missing; null where it is not, and where it was not asked for. */
  failureOf(url: string): Words | null {
    const reason = this.files?.failureOf(url) ?? null;
    return reason === null
      ? null
      : fill(productFiles.imageFailed, {
          url,
          reason: reason.english,
        });
  }
}

function fetcherOf(services: Services): FetchFile {
  return createFileFetcher(services.callOutside, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_IMAGE_BYTES });
}

/** What is wrong with one picture is said of it; where no other could be stored, either, the import waits or ends. */
function faultOf(error: unknown): ReportText | null {
  if (isDatabaseUnavailable(error) || !(error instanceof CallError)) return null;
  const isOfAll = ['storage-full', 'site-quota-reached', 'account-quota-reached'].includes(error.code);
  return isOfAll ? null : { ...plainReportText(error.message), words: error.words };
}
