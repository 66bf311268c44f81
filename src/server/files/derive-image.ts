import type { Sharp } from 'sharp';
import { IMAGE_FORMATS, imageWidths, type ImageFormat } from '#domain/images/image-address.ts';
import type { Services } from '#server/platform/services.ts';
import { encodeImage } from './encode-image.ts';
import { inImageSlot, MAX_PIXELS, type SharpModule } from './image-slot.ts';
import { contentKey, derivedKey } from './storage-keys.ts';
import type { StoredFile } from './stored-file.ts';

/** One width in one format; `format` null is the original's own. */
export interface Derivation {
  readonly width: number;
  readonly format: ImageFormat | null;
}

/** The source of a derivation: a new pipeline over the same picture each time. */
type Source = () => Sharp;

/**
 * The limit for caching uncompressed pixels while the widths of a picture are made; larger pictures are decoded for
 * each.
 */
const MAX_DECODED_BYTES = 64_000_000;
const MAX_CHANNELS = 4;

/**
 * Whether an image has widths of its own. Drawings are the same in every width; animated PNGs are kept as they are,
 * since the image library sees only their first picture.
 */
export function isDerivable(file: Pick<StoredFile, 'dimensions' | 'mimeType' | 'isAnimated'>): boolean {
  if (file.dimensions === null || file.mimeType === 'image/svg+xml') return false;
  return !(file.isAnimated && file.mimeType === 'image/png');
}

/** The derivation for a request: never wider than the original; animations are WebP, never AVIF (IMG-16). */
export function derivationFor(file: StoredFile, width: number, format: ImageFormat | null): Derivation {
  return {
    width: Math.min(width, file.dimensions?.width ?? width),
    format: format === 'avif' && file.isAnimated ? 'webp' : format,
  };
}

/** Every derivation of an image: each step, never wider than the original (IMG-15, IMG-16). */
export function derivationsOf(file: StoredFile): readonly Derivation[] {
  if (!isDerivable(file)) return [];
  const all = imageWidths(file.dimensions?.width ?? 0)
    .toReversed()
    .flatMap((width) => [null, ...IMAGE_FORMATS].map((format) => derivationFor(file, width, format)));
  return [...new Map(all.map((each) => [`${each.width} ${each.format}`, each])).values()];
}

/** Makes one derivation for a waiting visitor, with priority, unless it exists already. */
export async function deriveAtOnce(
  services: Pick<Services, 'storage'>,
  file: StoredFile,
  wanted: Derivation,
): Promise<void> {
  if (await isThere(services, file, wanted)) return;
  await inImageSlot('request', async (sharp) => {
    // It may have been made by another request meanwhile.
    if (await isThere(services, file, wanted)) return;
    const original = await services.storage.readAll(contentKey(file));
    if (original !== null) await make(services, file, wanted, fromFile(sharp, original, file));
  });
}

/**
 * Makes the missing derivations, one after the other in the background. The picture is decoded once and every width is
 * made of the widest one. Idempotent.
 */
export async function deriveAll(
  services: Pick<Services, 'storage'>,
  file: StoredFile,
  signal?: AbortSignal,
): Promise<void> {
  let source: Source | null = null;
  for (const wanted of derivationsOf(file)) {
    signal?.throwIfAborted();
    if (await isThere(services, file, wanted)) continue;
    const isMade = await inImageSlot('background', async (sharp) => {
      source ??= await openSource(sharp, services, file, wanted.width);
      if (source === null) return false;
      await make(services, file, wanted, source);
      return true;
    });
    // Deleted in the meantime.
    if (!isMade) return;
  }
}

/** The media type of a derivation. */
export function derivedMimeType(file: StoredFile, format: ImageFormat | null): string {
  return format === null ? file.mimeType : `image/${format}`;
}

function isThere(services: Pick<Services, 'storage'>, file: StoredFile, wanted: Derivation) {
  return services.storage.exists(derivedKey(file, wanted.width, wanted.format));
}

async function make(
  services: Pick<Services, 'storage'>,
  file: StoredFile,
  { width, format }: Derivation,
  source: Source,
): Promise<void> {
  const image = source().resize({ width, withoutEnlargement: true });
  const bytes = await encodeImage(image, derivedMimeType(file, format)).toBuffer();
  await services.storage.write(derivedKey(file, width, format), bytes);
}

/** A still picture decoded at a width, the widest that is missing; null where its content is gone. */
async function openSource(
  sharp: SharpModule,
  services: Pick<Services, 'storage'>,
  file: StoredFile,
  width: number,
): Promise<Source | null> {
  const original = await services.storage.readAll(contentKey(file));
  if (original === null) return null;
  const ratio = file.dimensions === null ? 1 : file.dimensions.height / file.dimensions.width;
  const decodedBytes = width * Math.ceil(width * ratio) * MAX_CHANNELS;
  if (file.isAnimated || decodedBytes > MAX_DECODED_BYTES) return fromFile(sharp, original, file);
  const { data, info } = await fromFile(sharp, original, file)()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return () => sharp(data, { raw });
}

function fromFile(sharp: SharpModule, original: Uint8Array, file: StoredFile): Source {
  return () => sharp(original, { limitInputPixels: MAX_PIXELS, animated: file.isAnimated });
}
