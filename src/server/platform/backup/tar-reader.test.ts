import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createGunzip, createGzip, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DamagedArchiveError, readTar } from './tar-reader.ts';
import { writeTar } from './tar-writer.ts';

/** Four files as the version of 2026-11 wrote them. */
const OLD_ARCHIVE = gunzipSync(
  Buffer.from(
    'H4sIAAAAAAACA+2XQQrCMBBFs9VTSA/Q/KRSwdskNZWKNaGJYBFv4028mGgXQhV00yh23uLPkE0Wnz+TONuEqrDpxtsdGwgAyIF7xXMFxPzR384FMkg2A4vA3gfVMES56wc5JqVtahWSpTwxYnSsVFBaecOdWhvPuzimhXVttPzLRdbPv5SS8h+Fy3mipyQkJCQkfyWfzP+y2hrPTe1CO9iOefv+7/cCAjnt/xh0/ivNlS6+5L944T9ykP8xOBCjhn7ABDFerpKVyocAFgAA',
    'base64',
  ),
);

function inPieces(bytes: Buffer, size: number): Readable {
  return Readable.from(pieces(bytes, size), { objectMode: false });
}

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function filesOf(source: Readable): Promise<readonly (readonly [string, string])[]> {
  const files: [string, string][] = [];
  for await (const entry of readTar(source)) files.push([entry.name, await text(entry.content)]);
  return files;
}

describe('an archive', () => {
  it.each([1, 511, 512, 7_000])('of an older version is read, in pieces of %d bytes', async (size) => {
    expect(await filesOf(inPieces(OLD_ARCHIVE, size))).toEqual([
      ['portico.json', '{"format":2}'],
      ['database/pages/000001.copy', 'ä\tb\n'.repeat(300)],
      ['files/empty', ''],
      ['files/ab/abc', 'x'.repeat(512)],
    ]);
  });

  it('that ends within a file is damaged', async () => {
    for (const end of [1, 100, 511, 513, 520, 1023, 1500, 3000]) {
      await expect(filesOf(inPieces(OLD_ARCHIVE.subarray(0, end), 400)), String(end)).rejects.toThrow(
        DamagedArchiveError,
      );
    }
  });

  it('with one wrong byte in what it says of a file is damaged', async () => {
    for (const at of [0, 50, 103, 126, 140, 150, 156, 258, 400]) {
      const wrong = Buffer.from(OLD_ARCHIVE);
      wrong.writeUInt8(wrong.readUInt8(1024 + at) ^ 1, 1024 + at);
      await expect(filesOf(inPieces(wrong, 400)), String(at)).rejects.toThrow(DamagedArchiveError);
    }
  });

  it('skips what nobody reads, and stops its source with its reader', async () => {
    const names: string[] = [];
    for await (const entry of readTar(inPieces(OLD_ARCHIVE, 100))) names.push(entry.name);
    expect(names).toEqual(['portico.json', 'database/pages/000001.copy', 'files/empty', 'files/ab/abc']);
    let isStopped = false;
    async function* endless(): AsyncGenerator<Buffer> {
      try {
        yield OLD_ARCHIVE.subarray(0, 1_024);
        for (;;) yield await Promise.resolve(OLD_ARCHIVE.subarray(1_024, 2_048));
      } finally {
        isStopped = true;
      }
    }
    for await (const entry of readTar(Readable.from(endless(), { objectMode: false })))
      if (entry.name.startsWith('database')) break;
    await expect.poll(() => isStopped).toBe(true);
  });

  it('is read on after files that nobody read, in the pieces that a compressed one comes in', async () => {
    const archive = writeTar(async (writer) => {
      for (const size of [12_538, 115, 1_007_590, 1_007_590, 3_000_000]) {
        await writer.add(`${size}`, size, [Buffer.alloc(size, 'ä\\t"')]);
      }
    });
    const sizes: number[] = [];
    for await (const entry of readTar(archive.pipe(createGzip()).pipe(createGunzip()))) {
      if (entry.size > 20_000) sizes.push((await buffer(entry.content)).length);
    }
    expect(sizes).toEqual([1_007_590, 1_007_590, 3_000_000]);
  });

  it('fails as its source fails', async () => {
    const failure = Object.assign(new Error('no such file'), { code: 'ENOENT' });
    // oxlint-disable-next-line require-yield
    async function* failing(): AsyncGenerator<Buffer> {
      await Promise.resolve();
      throw failure;
    }
    await expect(filesOf(Readable.from(failing()))).rejects.toBe(failure);
  });

  it('is written as it is read, with long names, and waits for whoever takes it', async () => {
    const long = `files/${'ä'.repeat(200)}/x`;
    let given = 0;
    async function* large(): AsyncGenerator<Buffer> {
      for (; given < 400; given += 1) yield await Promise.resolve(Buffer.alloc(65_536, given));
    }
    const archive = writeTar(async (writer) => {
      await writer.add(long, 3, [Buffer.from('a'), Buffer.from('bc')]);
      await writer.add('large', 400 * 65_536, large());
    });
    const found: [string, number][] = [];
    const givenBefore: number[] = [];
    for await (const entry of readTar(archive)) {
      givenBefore.push(given);
      found.push([entry.name, (await buffer(entry.content)).length]);
    }
    // Of the 25 megabytes about eight wait.
    expect(Math.max(...givenBefore)).toBeLessThan(200);
    expect(found).toEqual([
      [long, 3],
      ['large', 400 * 65_536],
    ]);
  });

  it('stops what fills it when nobody takes it any more', async () => {
    let failure: unknown = null;
    const archive = writeTar(async (writer) => {
      for (let number = 0; number < 1_000; number += 1) {
        await writer.add(`${number}`, 65_536, [Buffer.alloc(65_536)]).catch((error: unknown) => {
          failure = error;
          throw error;
        });
      }
    });
    const full = new Error('the disk is full');
    archive.once('data', () => archive.destroy(full));
    await expect(buffer(archive)).rejects.toBe(full);
    await expect.poll(() => failure).not.toBeNull();
    // Also when everything was added already.
    const small: Readable = writeTar(async (writer) => {
      await writer.add('a', 1, [Buffer.from('a')]);
      small.destroy();
      await new Promise((resolve) => setImmediate(resolve));
    });
    await expect(buffer(small)).rejects.toThrow('Premature close');
  });

  it('fails where a file is not as long as was said, or cannot be read', async () => {
    const failure = new Error('cannot be read');
    await expect(buffer(writeTar((writer) => writer.add('a', 4, [Buffer.from('abc')])))).rejects.toThrow(
      'Size mismatch',
    );
    await expect(buffer(writeTar((writer) => writer.add('a', 2, [Buffer.from('abc')])))).rejects.toThrow(
      'Size mismatch',
    );
    await expect(
      buffer(
        writeTar(async () => {
          await Promise.resolve();
          throw failure;
        }),
      ),
    ).rejects.toBe(failure);
  });
});
