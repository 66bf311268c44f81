import type { Sharp } from 'sharp';

/** Encoder settings for derived pictures: good quality, quick to make. */
export function encodeImage(image: Sharp, mimeType: string): Sharp {
  switch (mimeType) {
    case 'image/avif':
      return image.avif({ quality: 55, effort: 0, chromaSubsampling: '4:2:0' });
    case 'image/webp':
      return image.webp({ quality: 80, effort: 2 });
    case 'image/png':
      return image.png();
    case 'image/gif':
      return image.gif();
    default:
      return image.jpeg({ quality: 82 });
  }
}
