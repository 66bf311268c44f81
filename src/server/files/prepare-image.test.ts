import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invariant } from '#lib/invariant.ts';
import { detectFileType } from './detect-file-type.ts';
import { prepareImage, type PreparedImage } from './prepare-image.ts';
import { animatedGif, animatedPng, plainPicture } from './testing/pictures.ts';

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

const picture = plainPicture;

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
    const gif = await animatedGif(30, 20);
    const prepared = await prepare(gif);
    expect(prepared).toMatchObject({ isAnimated: true, dimensions: { width: 30, height: 20 } });
    expect((await sharp(prepared.path).metadata()).pages).toBe(3);
  });

  it('keeps animated PNGs with their frames, less what is no picture', async () => {
    const source = await animatedPng(30, 20);
    const prepared = await prepare(source);
    expect(prepared).toMatchObject({ isAnimated: true, dimensions: { width: 30, height: 20 } });
    const kept = await readFile(prepared.path);
    expect([kept.includes('acTL'), kept.includes('fdAT'), kept.includes('secret')]).toEqual([
      true,
      true,
      false,
    ]);
    const damaged = Buffer.from(source);
    damaged[damaged.lastIndexOf('fdAT') + 9] = 99;
    await expect(prepare(damaged)).rejects.toThrow('damaged or incomplete');
    await expect(prepare(source.subarray(0, -20))).rejects.toThrow('damaged or incomplete');
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns a picture of the orientation %d upright', async (orientation) => {
    // Red on the left as it was seen; stored as the camera would have.
    const seen = plainPicture(40, 20, '#0000ff').composite([
      { input: { create: { width: 20, height: 20, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
    ]);
    const upright = await seen.png().toBuffer();
    const stored = await storedAs(orientation, upright).withMetadata({ orientation }).jpeg().toBuffer();
    const prepared = await prepare(stored);
    expect(prepared.dimensions).toEqual({ width: 40, height: 20 });
    expect(await colourAt(prepared.path, 5, 10)).toEqual(['high', 'low', 'low']);
    expect(await colourAt(prepared.path, 35, 10)).toEqual(['low', 'low', 'high']);
  });

  it('shows colours for print as a screen does', async () => {
    const cmyk = await picture(32, 32, '#ff0000').toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const prepared = await prepare(cmyk);
    expect(await sharp(prepared.path).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
    expect(await colourAt(prepared.path, 16, 16)).toEqual(['high', 'low', 'low']);
  });

  it('keeps 8 bits of 16 for each colour, transparency included', async () => {
    const pixels = new Uint16Array(20 * 10 * 4).map((_, index) => (index % 4 === 0 ? 65_535 : 32_768));
    const raw = { width: 20, height: 10, channels: 4 } as const;
    const deep = await sharp(Buffer.from(pixels.buffer), { raw: { ...raw, depth: 'ushort' } as typeof raw })
      .toColourspace('rgb16')
      .png()
      .toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const prepared = await prepare(deep);
    expect(await sharp(prepared.path).metadata()).toMatchObject({ depth: 'uchar', hasAlpha: true });
    expect(prepared.dimensions).toEqual({ width: 20, height: 10 });
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

/** The picture as a camera held in this way stores it. */
function storedAs(orientation: number, upright: Buffer): Sharp {
  const image = sharp(upright);
  switch (orientation) {
    case 2:
      return image.flop();
    case 3:
      return image.rotate(180);
    case 4:
      return image.flip();
    // Mirrored first, then turned.
    case 5:
      return image.flop().rotate(270);
    case 6:
      return image.rotate(270);
    case 7:
      return image.flop().rotate(90);
    case 8:
      return image.rotate(90);
    default:
      return image;
  }
}

async function colourAt(file: string, left: number, top: number): Promise<readonly string[]> {
  const pixel = await sharp(file).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel].map((value) => (value > 170 ? 'high' : value < 85 ? 'low' : 'middle'));
}

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
