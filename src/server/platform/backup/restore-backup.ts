import { createReadStream } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { Client, type ClientConfig } from 'pg';
import { z } from 'zod';
import type { JsonValue } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import type { Configuration } from '#server/platform/config/configuration.ts';
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
  /** To be queued now. */
  readonly jobs: readonly BackupJob[];
  /** Whether the secrets of the backup are others: processes that run have to be started again. */
  readonly hasOtherSecrets: boolean;
}

/**
 * Puts the content of a backup in the place of what is there. The new tables are filled and checked beside the old
 * ones, which serve meanwhile; then one transaction swaps them. Whatever fails before that leaves all as it was.
 */
export async function restoreBackup(options: {
  readonly connection: ClientConfig;
  readonly config: Pick<Configuration, 'dataDir' | 'secrets'>;
  readonly storage: Storage;
  readonly migrationsFolder: string;
  readonly source: string;
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
    if (loaded.hasOtherSecrets) await replaceSecrets(options.config.dataDir, loaded.secrets);
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
  let jobs: readonly BackupJob[] = [];
  let secrets: Buffer | null = null;
  let files = 0;
  try {
    for await (const entry of readTar(chunks)) {
      if (entry.name === MANIFEST_NAME) {
        const manifest = backupManifestSchema.parse(JSON.parse(await textOf(entry)));
        createdAt = manifest.createdAt;
        schema = await createRestoreSchema(client, options.migrationsFolder, manifest.migrations);
        continue;
      }
      if (schema === null) throw new DamagedArchiveError('This is not a backup of Portico');
      const table = TABLE_PART_PATTERN.exec(entry.name)?.[1];
      const key = FILE_PATTERN.exec(entry.name)?.[1];
      if (table !== undefined) await schema.insert(table, (await textOf(entry)).split('\n'));
      else if (entry.name === JOBS_NAME)
        jobs = z.array(backupJobSchema).parse(JSON.parse(await textOf(entry)));
      else if (entry.name === SECRETS_NAME) secrets = await buffer(entry.content);
      else if (key !== undefined) {
        await options.storage.write(key, Readable.from(entry.content, { objectMode: false }));
        files += 1;
      }
    }
    if (schema === null || secrets === null) throw new DamagedArchiveError('The backup is not complete');
    const rows = await schema.complete();
    const hasOtherSecrets = !isEqualJson(secrets.toString(), JSON.stringify(options.config.secrets));
    return { createdAt, rows, files, jobs, secrets, hasOtherSecrets };
  } catch (error) {
    await client.query('rollback');
    throw asDamaged(error);
  }
}

async function textOf(entry: TarEntry): Promise<string> {
  return (await buffer(entry.content)).toString('utf8');
}

async function replaceSecrets(dataDir: string, secrets: Buffer): Promise<void> {
  const file = path.join(dataDir, 'secrets.json');
  await writeFile(`${file}.restored`, secrets, { mode: 0o600 });
  await rename(`${file}.restored`, file);
}

function isEqualJson(a: string, b: string): boolean {
  return jsonEqual(JSON.parse(a) as JsonValue, JSON.parse(b) as JsonValue);
}

function asDamaged(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_') || error instanceof z.ZodError || error instanceof SyntaxError) {
    return new DamagedArchiveError('This is not a backup of Portico, or it is damaged', { cause: error });
  }
  return error;
}
