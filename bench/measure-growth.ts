import type { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { withBenchDatabase } from './bench-database.ts';
import { copyDocument, copySite, repeatChange, type GrownSite } from './growth-site.ts';
import { httpCall } from './http-call.ts';
import { measureBackup } from './measure-backup.ts';
import { signIn, type OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';

const FEW_SITES = 10;
const MANY_SITES = 1000;
const PAGES = 5000;
const POSTS = 20_000;
const SAMPLES = 15;

interface Figure {
  readonly ms: number;
  readonly bytes: number;
}

/**
 * What grows with an installation: the same calls with 10 sites and with 1,000, on a site of some 14 documents and on one
 * of 5,000 pages and 20,000 posts, on documents of 10 changes and of 10,000, all in one run.
 */
export async function measureGrowth(portico: RunningPortico, owner: OwnerClient): Promise<Measured[]> {
  return withBenchDatabase(portico, async (pool, connection) => {
    const { rows } = await pool.query<{ id: string; site_document_id: string }>(
      "select id, site_document_id from sites where identifier = 'demo'",
    );
    const demo = { siteId: rows[0]?.id ?? '', siteDocumentId: rows[0]?.site_document_id ?? '' };
    const sites = await measureSites(portico.port, pool, demo);
    const grown = await growSite(portico.port, pool, demo);
    const grew = await compareSites(
      await measuredSite(portico.port, 'demo', owner),
      await measuredSite(portico.port, 'growth', await signIn(portico.port, 'growth')),
    );
    const changes = await measureChanges(pool, owner, demo);
    const backup = await measureBackup(pool, connection, portico.dataDir, grown);
    return [...sites, ...grew, ...changes, ...backup];
  });
}

async function measureSites(port: number, pool: Pool, demo: GrownSite): Promise<Measured[]> {
  const dashboard = await signIn(port, null);
  const list = () => timed(() => dashboard.call('GET', '/api/sites'));
  await copySite(pool, demo.siteId, 1, FEW_SITES - 1);
  await pool.query('analyze');
  const few = await sampled(list);
  await copySite(pool, demo.siteId, FEW_SITES, MANY_SITES - 1);
  await pool.query('analyze');
  return [ratio('dashboard list: 1,000 sites against 10', few, await sampled(list))];
}

/** A site of 5,000 pages and 20,000 posts more than the one it is a copy of. */
async function growSite(port: number, pool: Pool, demo: GrownSite): Promise<GrownSite> {
  const dashboard = await signIn(port, null);
  const { id: siteId } = await dashboard.call<{ id: string }>('POST', `/api/sites/${demo.siteId}/duplicate`, {
    title: 'Growth',
    identifier: 'growth',
  });
  const owner = await signIn(port, 'growth');
  await owner.call('PUT', '/api/site/visibility', { isPublic: true });
  const create = async (path: string, body: object) =>
    (await owner.call<{ entry: { documentId: string; path: string } }>('POST', path, body)).entry;
  const page = await create('/api/pages', {
    title: 'One',
    kind: 'page',
    navigation: 'hidden',
    layoutId: undefined,
  });
  const journal = await create('/api/pages', { title: 'Growth', kind: 'collection', navigation: 'hidden' });
  const post = await create('/api/items', { collectionId: journal.documentId, title: 'One' });
  await owner.call('POST', `/api/documents/${post.documentId}/changes`, {
    clientId: createId(),
    changes: [settingChange(0, 'workflowState', 'published')],
  });
  await owner.call('POST', '/api/publish', { documentIds: 'all', name: 'Grown' });
  const site = { siteId, siteDocumentId: demo.siteDocumentId };
  const pages = { documentId: page.documentId, count: PAGES, name: 'page', base: '/', prefix: 'a0' };
  const posts = {
    documentId: post.documentId,
    count: POSTS,
    name: 'post',
    base: `${journal.path}/`,
    prefix: 'b0',
  };
  await copyDocument(pool, { site, ...pages });
  await copyDocument(pool, { site, ...posts });
  await pool.query('analyze');
  return site;
}

type Calls = Readonly<Record<string, () => Promise<Figure>>>;

/** What is called on a site. */
async function measuredSite(port: number, identifier: string, owner: OwnerClient): Promise<Calls> {
  const { entry } = await owner.call<{ entry: { documentId: string; path: string; version: number } }>(
    'POST',
    '/api/pages',
    { title: 'Growth measured', kind: 'page', navigation: 'hidden' },
  );
  const publish = async (): Promise<void> => {
    const { version } = await owner.call<{ version: number }>('GET', `/api/documents/${entry.documentId}`);
    await owner.call('POST', `/api/documents/${entry.documentId}/changes`, {
      clientId: createId(),
      changes: [settingChange(version, 'description', `Measured ${Date.now()}`)],
    });
    await owner.call('POST', '/api/publish', { documentIds: [entry.documentId], name: 'Measured' });
  };
  const call = (path: string) => () => timed(() => owner.call('GET', path));
  const view = async (path: string): Promise<Figure> => {
    const started = performance.now();
    const answer = await httpCall(port, `${identifier}.localhost`, path);
    if (answer.status !== 200) throw new Error(`${identifier}${path}: ${answer.status}`);
    return { ms: performance.now() - started, bytes: answer.body.length };
  };
  await owner.call('POST', '/api/publish', { documentIds: 'all', name: 'Measured' });
  return {
    'editor shell': async () => {
      const started = performance.now();
      const html = await owner.read('/config/pages');
      return { ms: performance.now() - started, bytes: Buffer.byteLength(html) };
    },
    'pages list': call('/api/content?page=1&pageSize=50&order=pages-first'),
    search: call('/api/content?page=1&pageSize=50&search=measured'),
    'search that finds much': call('/api/content?page=1&pageSize=50&search=e'),
    'publish summary': call('/api/publish/summary'),
    'first view after a publish': async () => {
      await publish();
      return view(entry.path);
    },
    'page that is not cached': async () => {
      await publish();
      await view(entry.path);
      return view('/');
    },
    'cached page': () => view('/'),
    sitemap: async () => {
      await publish();
      return view('/sitemap.xml');
    },
  };
}

async function compareSites(small: Calls, large: Calls): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [name, call] of Object.entries(large)) {
    const figures = await inTurns(small[name] ?? call, call);
    // A sitemap has as many lines as there are addresses.
    const atMost = name === 'sitemap' ? undefined : 3;
    measured.push(ratio(`${name}: 5,000 pages and 20,000 posts against 14 documents`, ...figures, atMost));
  }
  return measured;
}

async function measureChanges(pool: Pool, owner: OwnerClient, { siteId }: GrownSite): Promise<Measured[]> {
  const make = async (title: string, count: number): Promise<string> => {
    const { entry } = await owner.call<{ entry: { documentId: string } }>('POST', '/api/pages', {
      title,
      kind: 'page',
      navigation: 'hidden',
    });
    await owner.call('POST', `/api/documents/${entry.documentId}/changes`, {
      clientId: createId(),
      changes: [settingChange(0, 'description', 'One')],
    });
    await repeatChange(pool, siteId, entry.documentId, count);
    return entry.documentId;
  };
  const [few, many] = [await make('Ten changes', 10), await make('Ten thousand changes', 10_000)];
  await pool.query('analyze');
  const open = (id: string) => () => timed(() => owner.call('GET', `/api/documents/${id}`));
  const save = (id: string, behind: number) => async (): Promise<Figure> => {
    const { version } = await owner.call<{ version: number }>('GET', `/api/documents/${id}`);
    const body = {
      clientId: createId(),
      changes: [settingChange(version - behind, 'description', `At ${Date.now()}`)],
    };
    return timed(() => owner.call('POST', `/api/documents/${id}/changes`, body));
  };
  const opened = await inTurns(open(few), open(many));
  const saved = await inTurns(save(few, 0), save(many, 0));
  const behind = await inTurns(save(many, 10), save(many, 5000));
  return [
    ratio('opening a document: 10,000 changes against 10', ...opened, 1.2),
    ratio('saving a change: 10,000 changes against 10', ...saved, 1.2),
    ratio('saving 5,000 versions behind against 10', ...behind, 3),
  ];
}

function settingChange(baseVersion: number, field: string, value: string) {
  const operations = [{ op: 'set', id: 'settings', field, value }];
  return { id: createId(), baseVersion, name: 'Change settings', gestureId: createId(), operations };
}

async function timed(work: () => Promise<unknown>): Promise<Figure> {
  const started = performance.now();
  const answer = await work();
  return { ms: performance.now() - started, bytes: JSON.stringify(answer).length };
}

async function sampled(work: () => Promise<Figure>): Promise<Figure> {
  const samples: Figure[] = [];
  await work();
  for (let sample = 0; sample < SAMPLES; sample += 1) samples.push(await work());
  return middle(samples);
}

/** One and then the other, so that what else the machine does falls on both. */
async function inTurns(
  one: () => Promise<Figure>,
  other: () => Promise<Figure>,
): Promise<readonly [Figure, Figure]> {
  const samples: (readonly [Figure, Figure])[] = [];
  for (let sample = 0; sample <= SAMPLES; sample += 1) samples.push([await one(), await other()]);
  // The first time, caches are filled.
  const [, ...warm] = samples;
  return [middle(warm.map(([first]) => first)), middle(warm.map(([, second]) => second))];
}

function middle(samples: readonly Figure[]): Figure {
  return { ms: median(samples.map(({ ms }) => ms)), bytes: median(samples.map(({ bytes }) => bytes)) };
}

function ratio(what: string, small: Figure, large: Figure, atMost?: number): Measured {
  return {
    what,
    value: large.ms / small.ms,
    unit: '×',
    ...(atMost === undefined ? {} : { target: { atMost } }),
    note: `${small.ms.toFixed(1)} and ${large.ms.toFixed(1)} ms, ${kilobytes(small.bytes)} and ${kilobytes(large.bytes)}`,
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
