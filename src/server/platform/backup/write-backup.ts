import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client, type ClientConfig } from 'pg';
import type { Configuration } from '#server/platform/config/configuration.ts';
import {
  BACKUP_FORMAT,
  JOBS_NAME,
  MANIFEST_NAME,
  SECRETS_NAME,
  type BackupManifest,
} from './backup-manifest.ts';
import { tableParts } from './table-parts.ts';
import { writeTar, type TarWriter } from './tar-writer.ts';

const MIGRATIONS_TABLE = 'portico_migrations';
/**
 * Tables with values sealed by a key that the restoring installation may not have: the secrets are in the archive
 * themselves.
 */
const SECRETS_TABLE = 'installation_secrets';

export interface WrittenBackup {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Writes all content of an installation into one compressed archive: a consistent snapshot of the database, then files
 * and secrets. The installation stays in use meanwhile. The archive gets its name when it is complete.
 */
export async function writeBackup(options: {
  readonly connection: ClientConfig;
  readonly config: Pick<Configuration, 'dataDir' | 's3Url' | 'secrets'>;
  readonly target: string;
  readonly now: number;
}): Promise<WrittenBackup> {
  const counts = { rows: 0, files: 0 };
  const draft = `${options.target}.${process.pid}.part`;
  const client = new Client({ ...options.connection, statement_timeout: 0 });
  await client.connect();
  try {
    await pipeline(
      writeTar((archive) => fill(archive, client, options, counts)),
      // Pictures are most of it, and they are compressed already.
      createGzip({ level: 3 }),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
    await rename(draft, options.target);
  } finally {
    await client.end();
    await rm(draft, { force: true });
  }
  return { ...counts, bytes: (await stat(options.target)).size };
}

async function fill(
  archive: TarWriter,
  client: Client,
  options: Parameters<typeof writeBackup>[0],
  counts: { rows: number; files: number },
): Promise<void> {
  const add = (name: string, content: Buffer) => archive.add(name, content.length, [content]);
  await client.query('begin isolation level repeatable read read only');
  // `public` whatever the settings of the server say.
  await client.query(`set local search_path to public`);
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    `select name, sha256 from ${MIGRATIONS_TABLE} order by name`,
  );
  const columns = await storedColumns(client);
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    columns,
    createdAt: new Date(options.now).toISOString(),
    migrations,
    hasFiles: options.config.s3Url === null,
  };
  await add(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 2)));
  for (const [table, names] of Object.entries(columns)) {
    let number = 0;
    for await (const part of tableParts(client, table, names, (rows) => (counts.rows += rows))) {
      number += 1;
      await add(`database/${table}/${String(number).padStart(6, '0')}.copy`, part);
    }
  }
  await add(JOBS_NAME, Buffer.from(JSON.stringify(await waitingJobs(client))));
  await client.query('commit');

  await add(SECRETS_NAME, Buffer.from(JSON.stringify(options.config.secrets)));
  if (!manifest.hasFiles) return;
  // After the database, so that every file its rows refer to is included.
  for await (const key of fileKeys(path.join(options.config.dataDir, 'files'))) {
    await addFile(archive, path.join(options.config.dataDir, 'files', key), `files/${key}`);
    counts.files += 1;
  }
}

/** The columns that are stored, of each table of Portico; parts of tables stand for themselves. */
async function storedColumns(client: Client): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await client.query<{ name: string; columns: readonly string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attnum > 0 and not attisdropped and attgenerated = '' and relname <> all ($1::text[])
     group by relname order by relname`,
    [[MIGRATIONS_TABLE, SECRETS_TABLE]],
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

async function waitingJobs(client: Client): Promise<readonly unknown[]> {
  const { rows: known } = await client.query<{ exists: boolean }>(
    `select to_regclass('pgboss.job') is not null as exists`,
  );
  if (known[0]?.exists !== true) return [];
  const { rows } = await client.query<{ job: unknown }>(
    `select jsonb_build_object('name', name, 'data', coalesce(data, '{}'), 'singletonKey', singleton_key,
       'startAfter', (extract(epoch from start_after) * 1000)::bigint) as job
     from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'`,
  );
  return rows.map(({ job }) => job);
}

async function addFile(archive: TarWriter, source: string, name: string): Promise<void> {
  const facts = await stat(source).catch((error: NodeJS.ErrnoException) => {
    // Removed since the list was made.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (facts !== null) await archive.add(name, facts.size, createReadStream(source));
}

/** Names of all files below a folder, folder by folder: no more than one is held. */
async function* fileKeys(folder: string, below = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  for (const one of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const key = path.join(below, one.name);
    if (key.startsWith('drafts')) continue;
    if (one.isDirectory()) yield* fileKeys(folder, key);
    else if (one.isFile()) yield key;
  }
}
