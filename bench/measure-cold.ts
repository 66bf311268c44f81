import { setTimeout as wait } from 'node:timers/promises';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { withBenchDatabase } from './bench-database.ts';
import { copyDocument } from './growth-site.ts';
import { httpCall } from './http-call.ts';
import { measureProcessorTime, measureServerMemory } from './measure-memory.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';
import { untilIdle } from './until-idle.ts';

const HOST = 'demo.localhost';
/** Several times as many as a process keeps, which is 48 MB of answers. */
const PAGES = 4000;
const ROUNDS = 3;
const SECONDS = 6;
/** In flight at once: one asker in this process is many times as fast as pages are made. */
const ASKERS = 16;
const KEPT_MB = 48;
const IDLE_AFTER_MS = 12_000;

/** Pages that nobody has asked for since the site was published: how many a second, and the memory of a full cache. */
export async function measureCold(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  const { port } = portico;
  const pid = portico.process.pid ?? 0;
  await copyHomePage(portico);
  const publish = publisher(owner);
  const rates: number[] = [];
  const costs: { readonly server: number; readonly all: number }[] = [];
  let next = 0;
  // First: what was once kept leaves memory behind that is used again.
  await wait(IDLE_AFTER_MS);
  await untilIdle(portico);
  const before = measureServerMemory(pid, portico.dataDir);
  // Kept as HTML and compressed.
  const plain = (await httpCall(port, HOST, '/')).body.length;
  const filling = await askInTurn((pages, bytes) => pages * plain + bytes < 1.5 * KEPT_MB * 1024 * 1024);
  await untilIdle(portico);
  const after = measureServerMemory(pid, portico.dataDir);
  for (let round = 0; round < ROUNDS; round += 1) {
    await publish();
    await view(port, '/');
    const began = measureProcessorTime(pid, portico.dataDir);
    const started = performance.now();
    const { pages } = await askInTurn(() => performance.now() - started < SECONDS * 1000);
    rates.push(pages / ((performance.now() - started) / 1000));
    const ended = measureProcessorTime(pid, portico.dataDir);
    if (began === null || ended === null) continue;
    costs.push({
      server: ((ended.server - began.server) / pages) * 1000,
      all: ((ended.all - began.all) / pages) * 1000,
    });
  }
  const measured: Measured[] = [
    {
      what: 'pages a second that are not cached, the demo site\u2019s home page at other addresses',
      value: median(rates),
      unit: '/s',
      note: `${ROUNDS} rounds of ${SECONDS} s, ${ASKERS} at once, Brotli: ${rates.map(Math.round).join(', ')}`,
    },
  ];
  if (costs.length > 0) {
    measured.push({
      what: 'processor time of such a page, server and database',
      value: median(costs.map(({ all }) => all)),
      unit: 'ms',
      note: `the server ${median(costs.map(({ server }) => server)).toFixed(1)} ms, compression included`,
    });
  }
  if (before !== null && after !== null) {
    measured.push({
      what: 'memory that a full page cache of 48 MB takes in the server',
      value: after - before,
      unit: 'MB',
      note: `${before.toFixed(0)} and ${after.toFixed(0)} MB, ${filling.pages} pages of ${(plain / 1000).toFixed(0)} KB, half as much again as is kept`,
    });
  }
  return measured;

  /** Asks for one page after the other while `goesOn`; each comes again only when all others were asked for. */
  async function askInTurn(
    goesOn: (pages: number, bytes: number) => boolean,
  ): Promise<{ readonly pages: number; readonly bytes: number }> {
    let [pages, bytes] = [0, 0];
    const ask = async (): Promise<void> => {
      while (goesOn(pages, bytes)) {
        next = (next % PAGES) + 1;
        bytes += await view(port, `/cold-${next}`);
        pages += 1;
      }
    };
    await Promise.all(Array.from({ length: ASKERS }, ask));
    return { pages, bytes };
  }
}

/** The demo site's home page, at 4,000 more addresses. */
async function copyHomePage(portico: RunningPortico): Promise<void> {
  await withBenchDatabase(portico, async (pool) => {
    const { rows } = await pool.query<{ site: string; document: string; home: string }>(
      `select sites.id as site, site_document_id as document, record ->> 'homePageId' as home from sites
       join document_records on site_id = sites.id and document_id = site_document_id and record_id = 'settings'
       where identifier = 'demo'`,
    );
    const { site = '', document = '', home = '' } = rows[0] ?? {};
    await copyDocument(pool, {
      site: { siteId: site, siteDocumentId: document },
      documentId: home,
      count: PAGES,
      name: 'cold',
      base: '/',
      prefix: 'c0',
    });
    await pool.query('analyze');
  });
}

/** Bytes of the page, compressed. */
async function view(port: number, path: string): Promise<number> {
  const answer = await httpCall(port, HOST, path, { headers: { 'accept-encoding': 'br' } });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return answer.body.length;
}

/** A publish of a page of its own: all that was made of the site before is made anew. */
function publisher(owner: OwnerClient): () => Promise<void> {
  let made: Promise<{ entry: { documentId: string } }> | null = null;
  return async () => {
    made ??= owner.call('POST', '/api/pages', { title: 'Published', kind: 'page', navigation: 'hidden' });
    const { documentId } = (await made).entry;
    const { version } = await owner.call<{ version: number }>('GET', `/api/documents/${documentId}`);
    const operations = [{ op: 'set', id: 'settings', field: 'description', value: createId() }];
    await owner.call('POST', `/api/documents/${documentId}/changes`, {
      clientId: createId(),
      changes: [
        { id: createId(), baseVersion: version, name: 'Change settings', gestureId: createId(), operations },
      ],
    });
    await owner.call('POST', '/api/publish', { documentIds: [documentId], name: 'Measured' });
  };
}
