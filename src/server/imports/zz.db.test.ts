import { it, expect } from 'vitest';
import { createTestServices } from '#server/platform/testing/test-services.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { importWordpress } from './import-wordpress.ts';
import { FetchFileError } from './fetch-file.ts';
import { listEntries } from '#server/pages/queries.ts';
import { writeFileSync } from 'node:fs';
it('x', async () => {
  const test = await createTestServices({ now: Date.parse('2026-11-21T00:00:00Z') });
  const { services } = test;
  const site = await buildSite(services);
  const fetchFile = () => Promise.reject(new FetchFileError('The server was not found.', true));
  for (const f of ['themeunittestdata.wordpress.xml', '64-block-test-data.xml', 'themeunittestdata.wordpress.xml']) {
    const t = Date.now();
    const report = await importWordpress(services, { siteId: site.siteId, file: '/work/shared/samples/wordpress/' + f, dryRun: false, fetchFile });
    console.log(f, Date.now() - t, 'ms', JSON.stringify(report.counts), report.notes, report.documents.filter((d) => d.outcome === 'failed' || d.note !== '').slice(0, 30).map((d) => [d.title, d.outcome, d.state, d.path, d.note].join(' | ')));
    console.log(report.missingFiles.length, report.changedUrls.length, report.changedUrls.slice(0, 5), new Set(report.missingFiles.map((m) => m.reason)));
    writeFileSync('/tmp/report-' + f + '.json', JSON.stringify(report, null, 1));
  }
  for (const stage of ['draft', 'live'] as const) {
    const e = await listEntries(services.db, site.siteId, stage, { page: 1, pageSize: 500 });
    const by: Record<string, number> = {};
    for (const x of e.entries) by[x.kind + ' ' + x.workflowState] = (by[x.kind + ' ' + x.workflowState] ?? 0) + 1;
    console.log(stage, e.total, by);
  }
  await test.close();
}, 120000);
