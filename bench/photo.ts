import sharp from 'sharp';

/** 12 megapixels, as a phone takes them. */
const PHOTO = { width: 4000, height: 3000 } as const;
const QUANTIZATION_TABLE = Buffer.from([0xff, 0xdb]);
/** Marker, length and number of the table stand before its values. */
const VALUES_AT = 5;
const VALUES = 64;

/** A JPEG of 12 megapixels and about 4 MB: soft shapes with the grain of a camera. */
export async function makePhoto(): Promise<Buffer> {
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${PHOTO.width}" height="${PHOTO.height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#7fb2d9"/><stop offset="1" stop-color="#e8c9a0"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/>${circles()}</svg>`;
  const grain = await sharp({
    create: {
      ...PHOTO,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 48 },
    },
  })
    .blur(0.6)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(shapes))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** The same photo with other pixels, made without encoding it again: one value of its first table is another. */
export function varyPhoto(photo: Buffer, number: number): Buffer {
  const varied = Buffer.from(photo);
  const table = varied.indexOf(QUANTIZATION_TABLE) + VALUES_AT;
  const index = table + (number % VALUES);
  varied[index] = (varied[index] ?? 1) + 1 + Math.floor(number / VALUES);
  return varied;
}

function circles(): string {
  return Array.from({ length: 60 }, (_, index) => {
    const [x, y, radius] = [
      (index * 631) % PHOTO.width,
      (index * 379) % PHOTO.height,
      60 + ((index * 97) % 400),
    ];
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="hsl(${(index * 47) % 360} 45% 50%)" opacity="0.6"/>`;
  }).join('');
}
