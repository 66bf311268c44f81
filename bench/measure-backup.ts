import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import type { ClientConfig, Pool } from 'pg';
import { generateSecrets } from '../src/server/platform/config/secrets.ts';
import { writeBackup } from '../src/server/platform/backup/write-backup.ts';
import type { GrownSite } from './growth-site.ts';
import { median, type Measured } from './report.ts';

const SNAPSHOTS = 500;
const ROUNDS = 3;
const SAMPLE_EVERY_MS = 10;

/** A backup of everything, with 500 snapshots of the large site's document, against `pg_dump` of the same compression. */
export async function measureBackup(
  pool: Pool,
  connection: ClientConfig,
  dataDir: string,
  { siteId, siteDocumentId }: GrownSite,
): Promise<Measured[]> {
  await pool.query(
    `insert into document_snapshots select site_id, document_id, 1000000 + n, records
     from document_snapshots, generate_series(1, $3::int) n where site_id = $1 and document_id = $2
       and version = (select published_version from documents where site_id = $1 and id = $2)`,
    [siteId, siteDocumentId, SNAPSHOTS],
  );
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-backup-'));
  try {
    const ours: number[] = [];
    const theirs: number[] = [];
    let memory = 0;
    const dump = await findDump();
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = held();
      const timer = setInterval(() => (memory = Math.max(memory, held() - before)), SAMPLE_EVERY_MS);
      const target = path.join(folder, 'ours');
      // Without the files: pg_dump has none.
      const config = { dataDir, s3Url: 'elsewhere', secrets: generateSecrets() };
      ours.push(await took(() => writeBackup({ connection, config, target, now: Date.now() })));
      clearInterval(timer);
      if (dump !== null)
        theirs.push(await took(() => runDump(dump, connection, path.join(folder, 'theirs'))));
    }
    const size = (await stat(path.join(folder, 'ours'))).size;
    const [our, their] = [median(ours), median(theirs)];
    return [
      {
        what: 'backup: its speed against pg_dump',
        value: their / our,
        unit: '×',
        target: { atLeast: 0.5 },
        note: `${(our / 1000).toFixed(2)} and ${(their / 1000).toFixed(2)} s, ${(size / 1e6).toFixed(1)} MB`,
      },
      { what: 'backup: memory held at most', value: memory / 1e6, unit: 'MB', target: { atMost: 100 } },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function held(): number {
  const { heapUsed, arrayBuffers, external } = process.memoryUsage();
  return heapUsed + Math.max(arrayBuffers, external);
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** The newest `pg_dump` of the machine; null where it has none. */
async function findDump(): Promise<string | null> {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? await readdir(folder) : [];
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  return newest === undefined ? null : path.join(folder, newest, 'bin', 'pg_dump');
}

async function runDump(dump: string, connection: ClientConfig, target: string): Promise<void> {
  const { host, port, user, database, connectionString } = connection;
  const where =
    connectionString === undefined
      ? ['-h', host ?? '', '-p', String(port ?? 5432), '-U', user ?? '', database ?? '']
      : [connectionString];
  const child = spawn(dump, ['-Fc', '-Z', '3', '-n', 'public', '-f', target, ...where], { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`pg_dump ended with ${code}`);
}
