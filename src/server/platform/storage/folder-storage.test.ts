import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderStorage } from './folder-storage.ts';
import { StorageFullError } from './storage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('gives back what was written, and null for what was not', async () => {
  const storage = createFolderStorage(folder);
  expect(await storage.write('files/ab/one.txt', Buffer.from('hello'))).toEqual({ size: 5 });
  const read = await storage.read('files/ab/one.txt');
  expect(read?.size).toBe(5);
  expect(read && (await text(read.stream))).toBe('hello');
  const part = await storage.read('files/ab/one.txt', { start: 1, end: 3 });
  expect([part?.size, part && (await text(part.stream))]).toEqual([5, 'ell']);
  expect(await storage.read('files/ab/two.txt')).toBeNull();
  await storage.remove('files/ab/one.txt');
  expect(await storage.exists('files/ab/one.txt')).toBe(false);
});

it('leaves nothing of a file that breaks off', async () => {
  const storage = createFolderStorage(folder);
  const broken = Readable.from(
    (function* parts() {
      yield Buffer.from('half');
      throw new Error('gone');
    })(),
  );
  await expect(storage.write('files/half', broken)).rejects.toThrow('gone');
  expect(await storage.exists('files/half')).toBe(false);
  expect(await readdir(path.join(folder, 'drafts'))).toEqual([]);
});

it('says that no space is left', async () => {
  const full = Readable.from(
    (function* parts() {
      yield Buffer.from('half');
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    })(),
  );
  await expect(createFolderStorage(folder).write('files/full', full)).rejects.toThrow(StorageFullError);
});

it.each(['../secrets.json', '/etc/passwd', 'a/../../b', 'a//b', ''])('refuses the key %j', async (key) => {
  await expect(createFolderStorage(folder).write(key, Buffer.from('x'))).rejects.toThrow('Not a key');
});
