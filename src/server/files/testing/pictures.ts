import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const FRAME_COLOURS = ['#ff0000', '#00ff00', '#0000ff'];

/** A picture of one colour. */
export function plainPicture(width: number, height: number, background = '#336699'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Three frames in red, green and blue. */
export async function animatedGif(width: number, height: number): Promise<Buffer> {
  return sharp(await frames(width, height), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** The same as an animated PNG, with a text that is no part of the picture. */
export async function animatedPng(width: number, height: number): Promise<Buffer> {
  const pictures = (await frames(width, height)).map(partsOfPng);
  let sequence = 0;
  const animation = pictures.flatMap((parts, index) => [
    part('fcTL', frameControl(sequence++, width, height)),
    ...parts
      .filter(({ type }) => type === 'IDAT')
      .map(({ data }) =>
        index === 0 ? part('IDAT', data) : part('fdAT', Buffer.concat([uint32(sequence++), data])),
      ),
  ]);
  const header = pictures[0]?.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(0);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    part('IHDR', header),
    part('tEXt', Buffer.from('Comment\0a secret place')),
    part('acTL', Buffer.concat([uint32(pictures.length), uint32(0)])),
    ...animation,
    part('IEND', Buffer.alloc(0)),
  ]);
}

function frames(width: number, height: number): Promise<Buffer[]> {
  return Promise.all(FRAME_COLOURS.map((colour) => plainPicture(width, height, colour).png().toBuffer()));
}

function partsOfPng(png: Buffer): readonly { readonly type: string; readonly data: Buffer }[] {
  const parts = [];
  for (let start = 8; start < png.length;) {
    const length = png.readUInt32BE(start);
    parts.push({
      type: png.toString('latin1', start + 4, start + 8),
      data: png.subarray(start + 8, start + 8 + length),
    });
    start += 12 + length;
  }
  return parts;
}

function part(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

function frameControl(sequence: number, width: number, height: number): Buffer {
  const times = Buffer.from([0, 1, 0, 10, 0, 0]);
  return Buffer.concat([...[sequence, width, height, 0, 0].map(uint32), times]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
