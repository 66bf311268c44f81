import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { invariant } from '#lib/invariant.ts';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import {
  completeSecrets,
  generateSecrets,
  parseSecrets,
  type Secrets,
} from '#server/platform/config/secrets.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import { createSecretCipher, SealedTextError, type SecretCipher } from './secret-cipher.ts';

const NAME = 'secrets';
/** Where they were kept before they were in the database. */
const FORMER_FILE = 'secrets.json';

interface SecretsSource {
  readonly db: Db;
  readonly masterKeys: readonly [string, ...string[]];
}

/**
 * The installation's secrets, which all its processes share: in the database, sealed by the master keys. Created at the
 * first start, or moved from the former file in `DATA_DIR`; completed with secrets of newer versions, and sealed anew
 * when the master key was changed. Throws `ConfigurationError` where another key is needed.
 */
export async function loadInstallationSecrets(
  options: SecretsSource & { readonly dataDir: string; readonly log: Logger },
): Promise<Secrets> {
  const { db } = options;
  const cipher = createSecretCipher(options.masterKeys);
  const kept = (await findSealed(db)) ?? (await begin(options, cipher));
  const text = opened(cipher, kept);
  const complete = completeSecrets(text);
  const isOfFirstKey = cipher.isOfFirstKey(kept);
  if (isOfFirstKey && complete === text) return parseSecrets(text);
  const isReplaced = await replaceSealed(db, kept, cipher.seal(complete, NAME));
  if (isReplaced && !isOfFirstKey) options.log.info({}, 'the secrets were sealed with the new key');
  return isReplaced ? parseSecrets(complete) : loadInstallationSecrets(options);
}

/** The secrets as they are now. Throws `ConfigurationError` where another key is needed. */
export async function readInstallationSecrets({ db, masterKeys }: SecretsSource): Promise<Secrets> {
  return parseSecrets(opened(createSecretCipher(masterKeys), await mustFind(db)));
}

/** Updates secrets, also while other processes do; returns what was stored. */
export async function changeInstallationSecrets(
  { db, masterKeys }: SecretsSource,
  change: (secrets: Secrets) => Secrets,
): Promise<Secrets> {
  const cipher = createSecretCipher(masterKeys);
  for (;;) {
    const kept = await mustFind(db);
    const text = opened(cipher, kept);
    const changed = change(parseSecrets(text));
    const written = JSON.stringify({ ...(JSON.parse(text) as object), ...changed });
    if (await replaceSealed(db, kept, cipher.seal(written, NAME))) return changed;
  }
}

/** The row that holds the secrets. */
export function sealSecrets(cipher: SecretCipher, secrets: Secrets): string {
  return cipher.seal(JSON.stringify(secrets), NAME);
}

/** False where another process has changed them since they were read. */
async function replaceSealed(db: Db, kept: string, sealed: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('installation_secrets')
    .set({ sealed, changed_at: sql`portico_now()` })
    .where('name', '=', NAME)
    .where('sealed', '=', kept)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function mustFind(db: Db): Promise<string> {
  const sealed = await findSealed(db);
  invariant(sealed !== null, 'secrets are made before anything asks for them');
  return sealed;
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
