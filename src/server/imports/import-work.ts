import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { ImportReport } from '#domain/wordpress/import-report.ts';
import type { Services } from '#server/platform/services.ts';
import type { ImportFiles } from '#server/import-sources/import-files.ts';
import type { ImportPlan } from './import-plan.ts';
import type { OldLinks } from './old-links.ts';
import type { ReopeningExport } from './reopening-export.ts';
import type { WordpressIndex } from './wordpress-index.ts';

/** The context of an import, once its file has been indexed. */
export interface ImportWork {
  readonly services: Services;
  readonly siteId: SiteId;
  readonly authorId: AccountId | null;
  readonly isDryRun: boolean;
  /** Reads the file. */
  readonly reader: ReopeningExport;
  readonly index: WordpressIndex;
  readonly plan: ImportPlan;
  readonly files: ImportFiles;
  readonly links: OldLinks;
  readonly report: ImportReport;
  readonly signal: AbortSignal;
}

/** Downloads a file; cancelling meanwhile is no failure. */
export async function ensureUnlessCancelled(work: ImportWork, url: string, alt = ''): Promise<void> {
  try {
    await work.files.ensure(url, alt);
  } catch (error) {
    if (!work.signal.aborted) throw error;
  }
}
