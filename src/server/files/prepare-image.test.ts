import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '#lib/invariant.ts';
import { detectFileType } from './detect-file-type.ts';
import { prepareImage, type PreparedImage } from './prepare-image.ts';

let folder = '';
let count = 0;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-images-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function prepare(bytes: Uint8Array): Promise<PreparedImage> {
  count += 1;
  const source = path.join(folder, `source-${count}`);
  await writeFile(source, bytes);
  const type = await detectFileType(source, 'picture');
  invariant(type !== null, 'a supported picture');
  return prepareImage(source, type, path.join(folder, `target-${count}.${type.extension}`));
}

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } });
}

describe('prepareImage', () => {
  it('turns a picture as its camera says and takes its metadata away', async () => {
    const bytes = await picture(40, 20)
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const prepared = await prepare(bytes);
    const metadata = await sharp(prepared.path).metadata();
    expect(prepared.dimensions).toEqual({ width: 20, height: 40 });
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  it('keeps animations with their frames', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 30, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer();
    const prepared = await prepare(gif);
    expect(prepared).toMatchObject({ isAnimated: true, dimensions: { width: 30, height: 20 } });
    expect((await sharp(prepared.path).metadata()).pages).toBe(3);
  });

  it('refuses a truncated picture with a clear message', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 100, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(prepare(noise.subarray(0, noise.length / 2))).rejects.toThrow('damaged or incomplete');
    const png = await picture(200, 200).png().toBuffer();
    await expect(prepare(png.subarray(0, png.length - 40))).rejects.toThrow('damaged or incomplete');
  });

  it('refuses an image bomb before it is unpacked', async () => {
    const bomb = await sharp({ create: { width: 10_000, height: 6500, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(prepare(bomb)).rejects.toThrow('64 megapixels');
  });
});

describe('detectFileType', () => {
  async function mimeOf(content: string | Uint8Array, name: string): Promise<string | null> {
    count += 1;
    const file = path.join(folder, `detect-${count}`);
    await writeFile(file, content);
    return (await detectFileType(file, name))?.mimeType ?? null;
  }

  it.each([
    ['%PDF-1.7\n%âãÏÓ\n1 0 obj', 'picture.png', 'application/pdf'],
    ['hello, world\n', 'notes.md', 'text/plain'],
    ['<!doctype html><script>alert(1)</script>', 'photo.jpg', null],
    ['  <html>', 'photo.txt', null],
    ['<?php echo 1;', 'a.txt', null],
    ['<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"/>', 'a.jpg', 'image/svg+xml'],
    ['<svg viewBox="0 0 1 1"/>', 'a', 'image/svg+xml'],
    ['MZ\u0000\u0001binary', 'a.png', null],
    ['', 'empty.txt', null],
  ])('goes by the bytes of %j, not by its name %s [LINK-67] [LINK-68]', async (content, name, expected) => {
    expect(await mimeOf(content, name)).toBe(expected);
  });
});
