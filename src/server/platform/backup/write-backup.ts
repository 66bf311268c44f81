import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
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
import { tarEnd, tarHeader, tarPadding } from './tar-writer.ts';

const ROWS_AT_ONCE = 500;
const PART_BYTES = 4_000_000;
const MIGRATIONS_TABLE = 'portico_migrations';

export interface WrittenBackup {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

/**
 * Writes everything of an installation into one compressed archive: the database as it is at one moment, then files
 * and secrets. Nobody has to stop working meanwhile. The archive appears under its name when it is whole.
 */
export async function writeBackup(options: {
  readonly connection: ClientConfig;
  readonly config: Pick<Configuration, 'dataDir' | 's3Url'>;
  readonly target: string;
  readonly now: number;
}): Promise<WrittenBackup> {
  const counts = { rows: 0, files: 0 };
  const draft = `${options.target}.${process.pid}.part`;
  const client = new Client({ ...options.connection, statement_timeout: 0 });
  await client.connect();
  try {
    await pipeline(
      Readable.from(archive(client, options, counts), { objectMode: false }),
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

async function* archive(
  client: Client,
  options: Parameters<typeof writeBackup>[0],
  counts: { rows: number; files: number },
): AsyncGenerator<Buffer> {
  await client.query('begin isolation level repeatable read read only');
  // `public` whatever the settings of the server say.
  await client.query(`set local search_path to public`);
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    `select name, sha256 from ${MIGRATIONS_TABLE} order by name`,
  );
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    createdAt: new Date(options.now).toISOString(),
    migrations,
    hasFiles: options.config.s3Url === null,
  };
  yield* entry(MANIFEST_NAME, Buffer.from(JSON.stringify(manifest, null, 2)));
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relname <> $1
     order by relname`,
    [MIGRATIONS_TABLE],
  );
  for (const table of tables) yield* tableParts(client, table.name, counts);
  yield* entry(JOBS_NAME, Buffer.from(JSON.stringify(await waitingJobs(client))));
  await client.query('commit');

  yield* entry(SECRETS_NAME, await readFile(path.join(options.config.dataDir, 'secrets.json')));
  if (!manifest.hasFiles) return yield tarEnd();
  // After the database: every file that its rows name was there before.
  for (const key of await fileKeys(path.join(options.config.dataDir, 'files'))) {
    yield* file(path.join(options.config.dataDir, 'files', key), `files/${key}`);
    counts.files += 1;
  }
  yield tarEnd();
}

/** Rows as JSON by line, in parts that fit into memory. */
async function* tableParts(client: Client, table: string, counts: { rows: number }): AsyncGenerator<Buffer> {
  await client.query(
    `declare rows_of cursor for select to_jsonb(row_of)::text as line from "${table}" row_of`,
  );
  let part = 0;
  let lines: string[] = [];
  let bytes = 0;
  const takePart = () => {
    part += 1;
    const content = Buffer.from(lines.join('\n'));
    lines = [];
    bytes = 0;
    return entry(`database/${table}/${String(part).padStart(6, '0')}.jsonl`, content);
  };
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from rows_of`);
    for (const { line } of rows) {
      counts.rows += 1;
      lines.push(line);
      bytes += line.length;
      if (bytes > PART_BYTES) yield* takePart();
    }
    if (rows.length < ROWS_AT_ONCE) break;
  }
  if (lines.length > 0) yield* takePart();
  await client.query('close rows_of');
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

function* entry(name: string, content: Buffer): Generator<Buffer> {
  yield tarHeader(name, content.length);
  yield content;
  yield tarPadding(content.length);
}

async function* file(source: string, name: string): AsyncGenerator<Buffer> {
  const facts = await stat(source).catch((error: NodeJS.ErrnoException) => {
    // Removed since the list was made.
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (facts === null) return;
  yield tarHeader(name, facts.size);
  for await (const chunk of createReadStream(source)) yield chunk as Buffer;
  yield tarPadding(facts.size);
}

async function fileKeys(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .filter((key) => !key.startsWith('drafts'))
    .toSorted();
}
