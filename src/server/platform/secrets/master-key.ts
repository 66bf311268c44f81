import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const KEY_BYTES = 32;
const SHORTEST_KEY = 32;

/** The file in `DATA_DIR` that is used where the environment names no key. */
export const MASTER_KEY_FILE = 'secret.key';

/**
 * What opens the secrets that lie in the database, newest first: `PORTICO_SECRET_KEY`, the key before it, and that of
 * `DATA_DIR`, which is made at the first start where none is set. Processes that start at once end with the same one.
 */
export async function loadMasterKeys(options: {
  readonly secretKey: string | null;
  readonly formerSecretKey: string | null;
  readonly dataDir: string;
}): Promise<readonly [string, ...string[]]> {
  const file = path.join(options.dataDir, MASTER_KEY_FILE);
  const former = options.formerSecretKey === null ? [] : [options.formerSecretKey];
  const kept = await readKey(file);
  if (options.secretKey !== null) return [options.secretKey, ...former, ...(kept === null ? [] : [kept])];
  return [kept ?? (await makeKey(file)), ...former];
}

async function readKey(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  const key = text?.trim() ?? null;
  if (key !== null && key.length < SHORTEST_KEY) {
    throw new Error(`The key in ${file} is damaged: restore the file from a backup`);
  }
  return key;
}

/** The file appears whole, for its owner only, and the first one stays. */
async function makeKey(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${randomBytes(KEY_BYTES).toString('base64url')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const made = await readKey(file);
  if (made === null) throw new Error(`The key in ${file} could not be written`);
  return made;
}
