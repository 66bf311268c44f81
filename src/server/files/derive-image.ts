import type { Sharp } from 'sharp';
import { IMAGE_FORMATS, type ImageFormat } from '#domain/media/image-address.ts';
import { IMAGE_WIDTHS } from '#domain/media/image-value.ts';
import type { Services } from '#server/platform/services.ts';
import { inImageSlot, MAX_PIXELS, type SharpModule } from './image-slot.ts';
import { contentKey, derivedKey } from './storage-keys.ts';
import type { StoredFile } from './stored-file.ts';

/** One width in one format; `format` null is the original's own. */
export interface Derivation {
  readonly width: number;
  readonly format: ImageFormat | null;
}

/** Every derivation of an image: each step, never wider than the original (IMG-15, IMG-16). */
export function derivationsOf(file: StoredFile): readonly Derivation[] {
  const original = file.dimensions?.width;
  if (original === undefined || file.mimeType === 'image/svg+xml') return [];
  const widths = [...new Set(IMAGE_WIDTHS.map((width) => Math.min(width, original)))];
  return widths.flatMap((width) => [null, ...IMAGE_FORMATS].map((format) => ({ width, format })));
}

/**
 * Makes the derivations that are not there yet. The original is decoded once; every width is made of the widest one.
 * Doing it twice has the effect of doing it once.
 */
export async function deriveImage(
  services: Pick<Services, 'storage'>,
  file: StoredFile,
  wanted: readonly Derivation[],
): Promise<void> {
  const missing: Derivation[] = [];
  for (const each of wanted) {
    const key = derivedKey(file, each.width, each.format);
    if (!(await services.storage.exists(key))) missing.push(each);
  }
  if (missing.length === 0) return;
  const original = await services.storage.readAll(contentKey(file));
  if (original === null) return;
  await inImageSlot(async (sharp) => {
    const widest = Math.max(...missing.map((each) => each.width));
    const source = file.isAnimated ? null : await decode(sharp, original, widest);
    for (const each of missing) {
      const image = source === null ? animation(sharp, original) : sharp(source.data, { raw: source.info });
      const bytes = await encode(
        image.resize({ width: each.width, withoutEnlargement: true }),
        file,
        each.format,
      ).toBuffer();
      await services.storage.write(derivedKey(file, each.width, each.format), bytes);
    }
  });
}

/** The media type of a derivation; animations stay WebP where AVIF is asked for, which cannot hold them here. */
export function derivedMimeType(file: StoredFile, format: ImageFormat | null): string {
  if (format === null) return file.mimeType;
  return file.isAnimated ? 'image/webp' : `image/${format}`;
}

async function decode(
  sharp: SharpModule,
  original: Uint8Array,
  width: number,
): Promise<{
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}> {
  const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

function animation(sharp: SharpModule, original: Uint8Array): Sharp {
  return sharp(original, { limitInputPixels: MAX_PIXELS, animated: true });
}

function encode(image: Sharp, file: StoredFile, format: ImageFormat | null): Sharp {
  switch (derivedMimeType(file, format)) {
    case 'image/avif':
      return image.avif({ quality: 55, effort: 0 });
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
