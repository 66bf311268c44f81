import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeS3, type FakeS3 } from '#server/platform/testing/fake-s3.ts';
import { createS3Storage } from './s3-storage.ts';
import { StorageFullError, StorageUnavailableError, type Storage } from './storage.ts';

let store: FakeS3;
let storage: Storage;
beforeEach(async () => {
  store = await startFakeS3();
  storage = createS3Storage(store.url);
});
afterEach(() => store.close());

const stream = (...parts: readonly Buffer[]) => Readable.from(parts, { objectMode: false });

it('gives back what was written, whole and in part, and null for what was not', async () => {
  expect(await storage.write('files/ab/one.txt', Buffer.from('hello'))).toEqual({ size: 5 });
  const read = await storage.read('files/ab/one.txt');
  expect([read?.size, read && (await text(read.stream))]).toEqual([5, 'hello']);
  const part = await storage.read('files/ab/one.txt', { start: 1, end: 3 });
  expect([part?.size, part && (await text(part.stream))]).toEqual([5, 'ell']);
  expect(await storage.readAll('files/ab/one.txt').then((all) => Buffer.from(all ?? []).toString())).toBe(
    'hello',
  );
  expect(await storage.exists('files/ab/one.txt')).toBe(true);
  await storage.remove('files/ab/one.txt');
  expect(await storage.exists('files/ab/one.txt')).toBe(false);
  expect(await storage.read('files/ab/one.txt')).toBeNull();
  expect(await storage.read('files/ab/one.txt', { start: 0, end: 1 })).toBeNull();
  expect(await storage.readAll('files/ab/one.txt')).toBeNull();
});

it('sends a large file in parts and puts it together again', async () => {
  const content = Buffer.alloc(20_000_000, 'a large file ');
  expect(await storage.write('files/large', stream(content))).toEqual({ size: 20_000_000 });
  expect(store.objects.get('files/large')?.equals(content)).toBe(true);
  const read = await storage.read('files/large');
  expect(read && (await buffer(read.stream)).equals(content)).toBe(true);
});

it('leaves nothing of a large file that breaks off', async () => {
  const broken = Readable.from(
    (function* parts() {
      yield Buffer.alloc(9_000_000);
      throw new Error('gone');
    })(),
  );
  await expect(storage.write('files/half', broken)).rejects.toThrow('gone');
  expect(store.objects.size).toBe(0);
  expect(store.openUploads()).toBe(0);
});

it('says that no space is left', async () => {
  store.fail({ status: 507, code: 'InsufficientStorage' });
  await expect(storage.write('files/full', Buffer.from('x'))).rejects.toThrow(StorageFullError);
});

it('says that the store is away, and works again when it is back', async () => {
  store.fail({ status: 503, code: 'ServiceUnavailable' });
  await expect(storage.write('files/one', Buffer.from('x'))).rejects.toThrow(StorageUnavailableError);
  await expect(storage.read('files/one')).rejects.toThrow(StorageUnavailableError);
  await expect(storage.exists('files/one')).rejects.toThrow(StorageUnavailableError);
  store.fail(null);
  expect(await storage.write('files/one', Buffer.from('x'))).toEqual({ size: 1 });
  await store.close();
  await expect(storage.readAll('files/one')).rejects.toThrow(StorageUnavailableError);
  await expect(storage.write('files/large', stream(Buffer.alloc(9_000_000)))).rejects.toThrow(
    StorageUnavailableError,
  );
});

it('gives a store up that does not answer, and works again when it does', async () => {
  await storage.write('files/one', Buffer.from('hello'));
  const impatient = createS3Storage(store.url, { answerMs: 100, idleMs: 100 });
  store.silence('before');
  const calls = await Promise.allSettled([
    impatient.read('files/one'),
    impatient.readAll('files/one'),
    impatient.exists('files/one'),
    impatient.remove('files/one'),
    impatient.write('files/two', Buffer.from('x')),
  ]);
  for (const call of calls) {
    expect(call).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailableError) });
  }
  store.silence(false);
  expect(await storage.exists('files/one')).toBe(true);
});

it('ends a file whose store falls silent in the middle of it', async () => {
  await storage.write('files/one', Buffer.alloc(100_000, 'x'));
  const impatient = createS3Storage(store.url, { answerMs: 2_000, idleMs: 100 });
  store.silence('halfway');
  const read = await impatient.read('files/one');
  const pieces: number[] = [];
  const reading = (async () => {
    for await (const piece of read?.stream ?? []) pieces.push((piece as Buffer).length);
  })();
  await expect(reading).rejects.toThrow(StorageUnavailableError);
  expect(pieces.reduce((sum, size) => sum + size, 0)).toBe(50_000);
  await expect(impatient.readAll('files/one')).rejects.toThrow(StorageUnavailableError);
});
