import type { ImportedFile } from '#server/import-sources/import-files.ts';
import type { ExportAnswers, ExportRequest, PlannedLink } from './export-messages.ts';
import { ExportReaderError, type OpenExport } from './open-export.ts';

/** An export file that is opened again where the process that reads it died. */
export interface ReopeningExport extends OpenExport {
  /**
   * Opens the file again after the current post, for `reason`. Throws that where it was done too often already: each
   * time the file is read from its beginning.
   */
  reopen(reason: ExportReaderError): Promise<void>;
}

/** Entries in one import that may crash the process. */
export const MAX_REOPENINGS = 10;
/** Links and files in one request. */
const PARTS_AT_ONCE = 1000;

/** Reads with `open`, and stores what a new process needs to continue. */
export function openReopeningExport(open: () => OpenExport): ReopeningExport {
  const links: PlannedLink[] = [];
  const files: ImportedFile[] = [];
  let reader = open();
  let posts = 0;
  let reopenings = 0;

  const remember = (request: ExportRequest): void => {
    if (request.kind === 'add-links') links.push(...request.links);
    if (request.kind === 'add-files') files.push(...request.files);
    if (request.kind === 'next') posts += 1;
  };
  const bringUpToDate = async (): Promise<void> => {
    for (let isLast = false; !isLast;) ({ isLast } = await reader.ask({ kind: 'index' }));
    for (let start = 0; start < links.length; start += PARTS_AT_ONCE) {
      await reader.ask({ kind: 'add-links', links: links.slice(start, start + PARTS_AT_ONCE) });
    }
    for (let start = 0; start < files.length; start += PARTS_AT_ONCE) {
      await reader.ask({ kind: 'add-files', files: files.slice(start, start + PARTS_AT_ONCE) });
    }
    await reader.ask({ kind: 'skip', posts });
  };

  return {
    async ask<Request extends ExportRequest>(request: Request): Promise<ExportAnswers[Request['kind']]> {
      remember(request);
      return reader.ask(request);
    },
    async reopen(reason) {
      if (reopenings >= MAX_REOPENINGS) throw reason;
      reopenings += 1;
      await reader.close();
      reader = open();
      await bringUpToDate();
    },
    close: () => reader.close(),
  };
}
