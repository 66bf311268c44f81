import sharp from 'sharp';

/** A picture nobody has seen before: a gradient as PNG. */
export function drawPicture(width: number, height: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#234"/><stop offset="1" stop-color="#c86"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#a)"/><circle cx="65%" cy="40%" r="18%" fill="#f4e8d0"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
