import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const FILE_PATTERN = /^\d{4}_[a-z0-9_]+\.sql$/;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** A migration that cannot be applied as it is. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

/** The `.sql` files of a folder, in the order of their names. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      if (!FILE_PATTERN.test(name)) {
        throw new MigrationError(`The migration ${name} has to be named like 0001_accounts.sql`);
      }
      const sql = await readFile(path.join(folder, name), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
