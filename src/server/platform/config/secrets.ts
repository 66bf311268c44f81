import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const SECRET_BYTES = 32;

const secretsSchema = z.object({
  crumb: z.string().min(32),
  previewLink: z.string().min(32),
  formKey: z.string().min(32),
});

/** Keys of the installation: base64url texts of 256 random bits. */
export type Secrets = z.infer<typeof secretsSchema>;

export function generateSecrets(): Secrets {
  const secret = () => randomBytes(SECRET_BYTES).toString('base64url');
  return { crumb: secret(), previewLink: secret(), formKey: secret() };
}

/**
 * Reads the installation's secrets, made at the first start, readable by their owner only.
 * Two processes that start at once end with the same ones: the file appears whole, and the first one stays.
 */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const file = path.join(dataDir, 'secrets.json');
  const existing = await readSecrets(file);
  if (existing) return existing;
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = await open(draft, 'wx', 0o600);
  try {
    await handle.writeFile(`${JSON.stringify(generateSecrets(), null, 2)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await chmod(draft, 0o600);
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  const secrets = await readSecrets(file);
  if (!secrets) throw new Error(`The secrets in ${file} could not be written`);
  return secrets;
}

async function readSecrets(file: string): Promise<Secrets | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return null;
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    throw new Error(`The secrets in ${file} are damaged: restore the file from a backup`, { cause: error });
  }
  const parsed = secretsSchema.safeParse(content);
  if (!parsed.success)
    throw new Error(`The secrets in ${file} are incomplete: restore the file from a backup`);
  return parsed.data;
}
