import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadMasterKeys } from './master-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'portico-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const load = (secretKey: string | null = null, formerSecretKey: string | null = null) =>
  loadMasterKeys({ secretKey, formerSecretKey, dataDir });

it('is made once, for its owner only, the same for all who start at once', async () => {
  const [first, ...others] = await Promise.all([load(), load(), load()]);
  expect(others).toEqual([first, first]);
  const file = path.join(dataDir, 'secret.key');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).trim()).toBe(first?.[0]);
});

it('comes from the environment where one is set; those before it still open', async () => {
  expect(await load('n'.repeat(32))).toEqual(['n'.repeat(32)]);
  const [made] = await load();
  expect(await load('n'.repeat(32), 'o'.repeat(32))).toEqual(['n'.repeat(32), 'o'.repeat(32), made]);
});

it('is never replaced when its file is damaged', async () => {
  await writeFile(path.join(dataDir, 'secret.key'), 'short\n');
  await expect(load()).rejects.toThrow('damaged');
});
