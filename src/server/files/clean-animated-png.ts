import { crc32 } from 'node:zlib';
import type { ImageSize } from '#domain/images/image-numbers.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and check sum of a chunk. */
const FRAME_BYTES = 12;

/** Chunks with pictures; all others (texts, places, times) are dropped. */
const DRAWING = new Set(
  'IHDR PLTE tRNS acTL fcTL fdAT IDAT IEND gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs hIST'.split(' '),
);

export interface AnimatedPng {
  readonly bytes: Uint8Array;
  readonly size: ImageSize;
  readonly frames: number;
}

/**
 * An animated PNG without metadata, its pictures unchanged: the image library would keep the first one alone. Null for
 * a still one. Throws a sentence where the file is damaged.
 */
export function cleanAnimatedPng(file: Uint8Array): AnimatedPng | null {
  const source = Buffer.from(file.buffer, file.byteOffset, file.length);
  const kept: Buffer[] = [source.subarray(0, SIGNATURE_BYTES)];
  let size: ImageSize | null = null;
  let frames = 0;
  let hasEnd = false;
  for (let start = SIGNATURE_BYTES; start < source.length && !hasEnd;) {
    const length = start + FRAME_BYTES > source.length ? source.length : source.readUInt32BE(start);
    const end = start + FRAME_BYTES + length;
    if (end > source.length) throw new Error('A part is incomplete');
    const type = source.toString('latin1', start + 4, start + 8);
    if (crc32(source.subarray(start + 4, end - 4)) !== source.readUInt32BE(end - 4))
      throw new Error(`The part ${type} is damaged`);
    const data = start + 8;
    if (type === 'IHDR') size = { width: source.readUInt32BE(data), height: source.readUInt32BE(data + 4) };
    if (type === 'acTL') frames = source.readUInt32BE(data);
    if (type === 'IDAT' && frames === 0) return null;
    if (DRAWING.has(type)) kept.push(source.subarray(start, end));
    hasEnd = type === 'IEND';
    start = end;
  }
  if (size === null || !hasEnd) throw new Error('The file is incomplete');
  return { bytes: Buffer.concat(kept), size, frames };
}
