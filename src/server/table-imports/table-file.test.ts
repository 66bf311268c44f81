import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStorage } from '#server/platform/storage/folder-storage.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { keepTable, readTable } from './table-file.ts';

const KEY = 'table-imports/site/import';

let folder: string;
let storage: Storage;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'table-file-'));
  storage = createFolderStorage(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (...pieces: readonly string[]) =>
  Readable.from(pieces.map((piece) => Buffer.from(piece, 'latin1')));

async function textOf(encoding: string): Promise<readonly [string, number]> {
  let read = 0;
  let text = '';
  for await (const piece of (await readTable({ storage }, KEY, encoding, (count) => (read = count))) ?? [])
    text += piece;
  return [text, read];
}

it('keeps a table, letters cut in two or not, and tells how much of it was read [CRM-19]', async () => {
  const { sizeBytes, encoding } = await keepTable({ storage }, KEY, bytes('Zo\u00C3', '\u00AB!'), 10);
  expect([sizeBytes, encoding]).toEqual([5, 'utf-8']);
  expect([await textOf(encoding), await textOf(encoding)]).toEqual([
    ['Zoë!', 5],
    ['Zoë!', 5],
  ]);
});

it.each([
  ['caf\u00E9', 'windows-1252', 'café'],
  ['\u00EF\u00BB\u00BFcaf\u00C3\u00A9', 'utf-8', 'café'],
  ['\u00FF\u00FEc\0a\0', 'utf-16le', 'ca'],
  ['\u00FE\u00FF\0c\0a', 'utf-16be', 'ca'],
])('tells the encoding of %j: %s [CRM-19]', async (file, expected, text) => {
  const { encoding } = await keepTable({ storage }, KEY, bytes(...file.split('')), 20);
  expect(encoding).toBe(expected);
  expect((await textOf(encoding))[0].replace('\uFEFF', '')).toBe(text);
});

it('keeps nothing of a table that is too long or breaks off', async () => {
  const long = keepTable({ storage }, KEY, bytes('12345', '678901'), 10);
  await expect(long).rejects.toMatchObject({ code: 'body-too-large' });
  const cut = new Readable({
    read() {
      this.destroy(new Error('cut'));
    },
  });
  await expect(keepTable({ storage }, KEY, cut, 10)).rejects.toThrow('cut');
  expect(await storage.exists(KEY)).toBe(false);
  expect((await readdir(folder, { recursive: true })).filter((name) => name.includes('import/'))).toEqual([]);
});
