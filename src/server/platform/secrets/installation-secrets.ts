import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import { generateSecrets, parseSecrets, type Secrets } from '#server/platform/config/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { createSecretCipher, SealedTextError, type SecretCipher } from './secret-cipher.ts';

const NAME = 'secrets';
/** Where they were kept before they were in the database. */
const FORMER_FILE = 'secrets.json';

/**
 * The installation's secrets, which all its processes share: in the database, sealed by the master keys. Made at the
 * first start, or taken over from the file of `DATA_DIR` where they were before; sealed anew when the key was changed.
 * Throws `ConfigurationError` where another key is needed.
 */
export async function loadInstallationSecrets(options: {
  readonly db: Db;
  readonly masterKeys: readonly [string, ...string[]];
  readonly dataDir: string;
  readonly log: Logger;
}): Promise<Secrets> {
  const { db } = options;
  const cipher = createSecretCipher(options.masterKeys);
  const kept = (await findSealed(db)) ?? (await begin(options, cipher));
  const text = opened(cipher, kept);
  if (!cipher.isOfFirstKey(kept)) {
    await db
      .updateTable('installation_secrets')
      .set({ sealed: sealSecrets(cipher, parseSecrets(text)), changed_at: sql`portico_now()` })
      .where('name', '=', NAME)
      .where('sealed', '=', kept)
      .execute();
    options.log.info({}, 'the secrets were sealed with the new key');
  }
  return parseSecrets(text);
}

/** The row that keeps secrets. */
export function sealSecrets(cipher: SecretCipher, secrets: Secrets): string {
  return cipher.seal(JSON.stringify(secrets), NAME);
}

async function findSealed(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('installation_secrets')
    .select('sealed')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.sealed ?? null;
}

/** Of processes that start at once, the first one's secrets stay. */
async function begin(
  options: Parameters<typeof loadInstallationSecrets>[0],
  cipher: SecretCipher,
): Promise<string> {
  const former = await readFormerFile(options.dataDir);
  const sealed = sealSecrets(cipher, former ?? generateSecrets());
  await options.db
    .insertInto('installation_secrets')
    .values({ name: NAME, sealed, changed_at: sql`portico_now()` })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  if (former !== null) {
    const facts = { file: path.join(options.dataDir, FORMER_FILE) };
    options.log.info(facts, 'the secrets are in the database now; their file is not read any more');
  }
  return (await findSealed(options.db)) ?? sealed;
}

async function readFormerFile(dataDir: string): Promise<Secrets | null> {
  const file = path.join(dataDir, FORMER_FILE);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  try {
    return parseSecrets(text);
  } catch (error) {
    throw new Error(`The secrets in ${file} are damaged: restore the file from a backup`, { cause: error });
  }
}

function opened(cipher: SecretCipher, sealed: string): string {
  try {
    return cipher.open(sealed, NAME);
  } catch (error) {
    if (!(error instanceof SealedTextError)) throw error;
    throw new ConfigurationError(
      `The secrets in this database are encrypted with another key (${error.keyId ?? 'unknown'}). Set PORTICO_SECRET_KEY to the same value for every process of the installation: that of the process that was started first, or what is in the file secret.key of its DATA_DIR.`,
      { cause: error },
    );
  }
}
