import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import { jsonEqual } from '#lib/json-equal.ts';
import type { Configuration } from '#server/platform/config/configuration.ts';
import { parseSecrets, type Secrets } from '#server/platform/config/secrets.ts';
import type { Database } from '#server/platform/database/database.ts';
import { kyselyOnClient } from '#server/platform/database/kysely-on-client.ts';
import { sealSecrets } from '#server/platform/secrets/installation-secrets.ts';
import { createSecretCipher } from '#server/platform/secrets/secret-cipher.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import {
  backupJobSchema,
  backupManifestSchema,
  FILE_PATTERN,
  JOBS_NAME,
  MANIFEST_NAME,
  SECRETS_NAME,
  TABLE_PART_PATTERN,
  type BackupJob,
} from './backup-manifest.ts';
import { createRestoreSchema, swapSchemas, type RestoreSchema } from './restore-schema.ts';
import { DamagedArchiveError, readTar, type TarEntry } from './tar-reader.ts';

export interface RestoredBackup {
  readonly createdAt: string;
  readonly rows: number;
  readonly files: number;
  /** Jobs to be queued now. */
  readonly jobs: readonly BackupJob[];
  /** Whether the secrets of the backup differ: running processes have to be restarted. */
  readonly hasOtherSecrets: boolean;
}

/**
 * Replaces the present content by that of a backup. The new tables are filled and checked beside the old ones, which
 * stay in use meanwhile; then one transaction swaps them. Any failure before that leaves everything unchanged.
 */
export async function restoreBackup(options: {
  readonly connection: ClientConfig;
  readonly config: Pick<Configuration, 'secrets'>;
  readonly masterKeys: readonly [string, ...string[]];
  readonly storage: Storage;
  readonly migrationsFolder: string;
  readonly source: string;
  /** What is done to the restored content before anybody sees it, with the secrets it has from then on. */
  readonly beforeOpening?: (restored: Kysely<Database>, secrets: Secrets) => Promise<void>;
}): Promise<RestoredBackup> {
  const client = new Client({
    ...options.connection,
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  await client.connect();
  try {
    const loaded = await load(client, options);
    await swapSchemas(client);
    return loaded;
  } finally {
    await client.end();
  }
}

async function load(client: Client, options: Parameters<typeof restoreBackup>[0]) {
  const source = createReadStream(options.source);
  const chunks = source.pipe(createGunzip());
  source.on('error', (error) => chunks.destroy(error));
  let schema: RestoreSchema | null = null;
  let createdAt = '';
  let columns: Readonly<Record<string, readonly string[]>> | null = null;
  let jobs: readonly BackupJob[] = [];
  let secrets: Secrets | null = null;
  let files = 0;
  try {
    for await (const entry of readTar(chunks)) {
      if (entry.name === MANIFEST_NAME) {
        const manifest = backupManifestSchema.parse(JSON.parse(await textOf(entry)));
        createdAt = manifest.createdAt;
        columns = manifest.format === 1 ? null : manifest.columns;
        schema = await createRestoreSchema(client, options.migrationsFolder, manifest.migrations);
        continue;
      }
      if (schema === null) throw new DamagedArchiveError('This is not a backup of Portico');
      const [, table] = TABLE_PART_PATTERN.exec(entry.name) ?? [];
      const key = FILE_PATTERN.exec(entry.name)?.[1];
      if (table !== undefined) await addPart(schema, columns, table, entry);
      else if (entry.name === JOBS_NAME)
        jobs = z.array(backupJobSchema).parse(JSON.parse(await textOf(entry)));
      else if (entry.name === SECRETS_NAME) secrets = parseSecrets(await textOf(entry));
      else if (key !== undefined) {
        await options.storage.write(key, Readable.from(entry.content, { objectMode: false }));
        files += 1;
      }
    }
    if (schema === null || secrets === null) throw new DamagedArchiveError('The backup is not complete');
    const rows = await schema.complete();
    await options.beforeOpening?.(kyselyOnClient(client), secrets);
    await keepSecrets(client, options.masterKeys, secrets);
    const hasOtherSecrets = !jsonEqual(secrets, options.config.secrets);
    return { createdAt, rows, files, jobs, hasOtherSecrets };
  } catch (error) {
    await schema?.abandon();
    await client.query('rollback');
    throw asDamaged(error);
  }
}

/** `columns` of the tables whose rows are as PostgreSQL copies them; null: rows are JSON by line, as they were first. */
async function addPart(
  schema: RestoreSchema,
  columns: Readonly<Record<string, readonly string[]>> | null,
  table: string,
  entry: TarEntry,
): Promise<void> {
  if (columns === null) return schema.insert(table, (await textOf(entry)).split('\n'));
  const names = columns[table];
  if (names === undefined) throw new DamagedArchiveError(`The backup does not say what is in ${table}`);
  return schema.copy(table, names, entry.content);
}

async function textOf(entry: TarEntry): Promise<string> {
  return (await buffer(entry.content)).toString('utf8');
}

/** In the transaction of the rows, so that neither is restored without the other. */
async function keepSecrets(
  client: Client,
  masterKeys: readonly [string, ...string[]],
  secrets: Secrets,
): Promise<void> {
  const sealed = sealSecrets(createSecretCipher(masterKeys), secrets);
  await client.query(
    `insert into installation_secrets (name, sealed, changed_at) values ('secrets', $1, portico_now())`,
    [sealed],
  );
}

function asDamaged(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Data exceptions of PostgreSQL: what is in the archive is no row of the table.
  const isNoRow = code.startsWith('22');
  if (isNoRow || code.startsWith('Z_') || error instanceof z.ZodError || error instanceof SyntaxError) {
    return new DamagedArchiveError('This is not a backup of Portico, or it is damaged', { cause: error });
  }
  return error;
}
