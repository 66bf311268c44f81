import { Readable } from 'node:stream';
import {
  tableImportOptionsSchema,
  type TableImportOptions,
  type TableImportReport,
} from '#contract/table-imports.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import type { TestServices } from '#server/platform/testing/test-services.ts';
import { startTableImport, uploadTable } from '../start-table-import.ts';
import { findTableImport, shownReport } from '../stored-imports.ts';
import { tableImportJob } from '../table-import-job.ts';
import type { TableImportPart } from '../table-import-part.ts';

export interface GivenTable {
  readonly siteId: SiteId;
  readonly by: AccountId;
  readonly text: string | Uint8Array | AsyncIterable<string>;
  /** What it is taken into, where there are several. */
  readonly targetId?: string;
  readonly isDryRun?: boolean;
  readonly options?: Partial<TableImportOptions>;
}

type Test = Pick<TestServices, 'services' | 'runJobs'>;

/** Keeps a table that waits to be looked through. */
export function keepTestTable(
  { services }: Test,
  part: TableImportPart,
  { siteId, by, text, targetId = '' }: GivenTable,
) {
  const content = Readable.from(typeof text === 'string' || text instanceof Uint8Array ? [text] : text, {
    objectMode: false,
  });
  const table = { siteId, targetId: targetId === '' ? null : targetId, fileName: 'people.csv', content, by };
  return uploadTable(services, tableImportJob([part]), part, table);
}

/** What became of a table that was looked through, and taken in unless it is a dry run. */
export async function importTable(
  test: Test,
  part: TableImportPart,
  given: GivenTable,
): Promise<TableImportReport> {
  const { services } = test;
  const { siteId, by, isDryRun = false } = given;
  const { id } = await keepTestTable(test, part, given);
  await test.runJobs('table-import');
  const looked = await findTableImport(services.db, siteId, id);
  if (looked?.state === 'checked' && looked.error === null && (!isDryRun || given.options !== undefined)) {
    const options = tableImportOptionsSchema.parse(given.options ?? {});
    await startTableImport(services, tableImportJob([part]), siteId, id, { isDryRun, options, by });
    await test.runJobs('table-import');
  }
  const stored = await findTableImport(services.db, siteId, id);
  invariant(stored !== null, 'an import that was made is there');
  return shownReport(services.db, siteId, stored, services.now());
}
