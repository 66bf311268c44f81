import type { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { withBenchDatabase } from './bench-database.ts';
import { httpCall } from './http-call.ts';
import { signIn } from './owner-client.ts';
import { median, type Measured } from './report.ts';

const FEW = 10;
const MANY = 100_000;
/** Of the many; the one that is measured is tried last. */
const MANY_PATTERNS = 1000;
const SAMPLES = 150;

interface RedirectedSite {
  readonly siteId: string;
  readonly host: string;
}

/** What visitors wait for on a site with 100,000 redirects, 1,000 of them patterns, against one with 10 (FIND-48). */
export async function measureRedirects(portico: RunningPortico): Promise<Measured[]> {
  return withBenchDatabase(portico, async (pool) => {
    const few = await siteWith(portico.port, pool, 'redirects-few', FEW, 1);
    const many = await siteWith(portico.port, pool, 'redirects-many', MANY, MANY_PATTERNS);
    await pool.query('analyze redirects');
    const ask = async (site: RedirectedSite, path: string, status: number): Promise<number> => {
      const started = performance.now();
      const answer = await httpCall(portico.port, site.host, path);
      const ms = performance.now() - started;
      if (answer.status !== status) throw new Error(`${site.host}${path}: ${answer.status}`);
      return ms;
    };
    const compare = async (what: string, work: (site: RedirectedSite, n: number) => Promise<number>) => {
      const times: (readonly [number, number])[] = [];
      for (let n = 0; n <= SAMPLES; n += 1) times.push([await work(few, n), await work(many, n)]);
      const [, ...warm] = times;
      const small = median(warm.map(([first]) => first));
      const large = median(warm.map(([, second]) => second));
      return {
        what: `${what}: 100,000 redirects against 10`,
        value: large / small,
        unit: '×',
        target: { atMost: 1.2 },
        note: `${small.toFixed(2)} and ${large.toFixed(2)} ms`,
      };
    };
    return [
      await compare('a redirect that nobody has asked for', async (site, n) => {
        const from = `/from-${n}-asked`;
        const rename = (before: string, after: string) =>
          pool.query('update redirects set from_path = $3 where site_id = $1 and from_path = $2', [
            site.siteId,
            before,
            after,
          ]);
        await rename('/old-1', from);
        const ms = await ask(site, from, 301);
        await rename(from, '/old-1');
        return ms;
      }),
      await compare('a redirect by the last pattern', (site, n) => ask(site, `/last/${n}`, 301)),
      await compare('an address that leads nowhere', (site, n) => ask(site, `/nowhere-${n}`, 404)),
      await compare('a page that is not cached', (site, n) => ask(site, `/?page=${n + 2}`, 200)),
    ];
  });
}

async function siteWith(
  port: number,
  pool: Pool,
  identifier: string,
  count: number,
  patterns: number,
): Promise<RedirectedSite> {
  const dashboard = await signIn(port, null);
  const { rows } = await pool.query<{ id: string }>("select id from sites where identifier = 'demo'");
  const { id: siteId } = await dashboard.call<{ id: string }>(
    'POST',
    `/api/sites/${rows[0]?.id ?? ''}/duplicate`,
    { title: identifier, identifier },
  );
  const owner = await signIn(port, identifier);
  await owner.call('PUT', '/api/site/visibility', { isPublic: true });
  await pool.query(
    `insert into redirects (site_id, from_path, to_path, status, source, created_at, position)
     select $1, '/old-' || n, '/', 301, 'import', now(), null from generate_series(1, $2::int) n
     union all
     select $1, case when n = $3 then '/last/[part]' else '/pattern-' || n || '/[part]' end, '/', 301, 'import', now(), n
     from generate_series(1, $3::int) n`,
    [siteId, count - patterns - 1, patterns],
  );
  // The last one, by hand: it counts up the revision.
  await owner.call('PUT', '/api/redirects', { from: '/begun', to: '/', status: 301 });
  return { siteId, host: `${identifier}.localhost` };
}
