import {
  cancelImport,
  downloadImportReport,
  findImport,
  listImports,
  repeatImport as repeatImportEndpoint,
  startImport as startImportEndpoint,
} from '#contract/imports.ts';
import { importReportRows } from '#domain/wordpress/import-report.ts';
import type { Id } from '#lib/id.ts';
import { receiveUpload } from '#server/files/receive-upload.ts';
import { beginCsv } from '#server/platform/csv/write-csv.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SiteScope } from '#server/platform/http/site-scope.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { findImportRun, listImportRuns, presentRun, type StoredImportRun } from './import-runs.ts';
import { requestCancel } from './run-lifecycle.ts';
import { MAX_IMPORT_BYTES, repeatImport, startImport } from './start-import.ts';

async function runOf(
  services: Services,
  { siteId }: SiteScope,
  importId: Id<'import-run'>,
): Promise<StoredImportRun> {
  const run = await findImportRun(services.db, siteId, importId);
  if (run === null) throw new CallError('not-found');
  return run;
}

/** Imports from other systems. */
export const importRoutes: readonly Route[] = [
  implement(startImportEndpoint, async ({ services, site, caller, query, request, reply }) => {
    const upload = await receiveUpload(request, reply, MAX_IMPORT_BYTES);
    try {
      const run = await startImport(services, {
        siteId: site.siteId,
        accountId: caller.account.accountId,
        fileName: upload.name,
        content: upload.content,
        isDryRun: query.dryRun === 'true',
        signal: upload.signal,
      });
      return presentRun(run);
    } finally {
      upload.drain();
    }
  }),

  implement(repeatImportEndpoint, async ({ services, site, caller, params }) =>
    presentRun(
      await repeatImport(services, {
        siteId: site.siteId,
        importId: params.importId,
        accountId: caller.account.accountId,
      }),
    ),
  ),

  implement(cancelImport, async ({ services, site, params }) => {
    const run = await runOf(services, site, params.importId);
    await requestCancel(services.db, run.siteId, run.id, new Date(services.now()));
    return presentRun(await runOf(services, site, params.importId));
  }),

  implement(listImports, async ({ services, site }) => ({
    imports: [...(await listImportRuns(services.db, site.siteId))],
  })),

  implement(findImport, async ({ services, site, params }) => {
    const run = await runOf(services, site, params.importId);
    return { ...presentRun(run), report: run.report };
  }),

  implement(downloadImportReport, async ({ services, site, params, query, reply }) => {
    const { report } = await runOf(services, site, params.importId);
    if (report === null) throw new CallError('not-found');
    const isJson = query.format === 'json';
    return reply
      .header('content-disposition', `attachment; filename="import-report.${query.format}"`)
      .type(isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8')
      .send(isJson ? JSON.stringify(report, null, 2) : beginCsv([...importReportRows(report)]));
  }),
];
