import type { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { createId } from '../src/lib/id.ts';
import { withBenchDatabase } from './bench-database.ts';
import { copyDocument, copySite, type GrownSite } from './growth-site.ts';
import { inTurns, ratio, sampled, timed, type Figure } from './compare.ts';
import { httpCall } from './http-call.ts';
import { measureBackup } from './measure-backup.ts';
import { signIn, type OwnerClient } from './owner-client.ts';
import type { Measured } from './report.ts';
import { settingChange } from './setting-change.ts';

const FEW_SITES = 10;
const MANY_SITES = 1000;
const PAGES = 5000;
const POSTS = 20_000;

/**
 * What grows with an installation: the same calls with 10 sites and with 1,000, on a site of some 14 documents and on one
 * of 5,000 pages and 20,000 posts, all in one run.
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
    const backup = await measureBackup(pool, connection, portico.dataDir, grown);
    return [...sites, ...grew, ...backup];
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
