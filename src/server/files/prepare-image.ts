import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Metadata, Sharp } from 'sharp';
import type { FileType } from '#domain/files/file-kinds.ts';
import type { ImageSize } from '#domain/images/image-numbers.ts';
import { StorageFullError } from '#server/platform/storage/storage.ts';
import { cleanAnimatedPng, type AnimatedPng } from './clean-animated-png.ts';
import { cleanSvg } from './clean-svg.ts';
import { inImageSlot, MAX_PIXELS, type SharpModule } from './image-slot.ts';

/** A picture that is refused; the message is for the person who uploads it. */
export class UnreadableImageError extends Error {
  override name = 'UnreadableImageError';
}

export interface PreparedImage {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly dimensions: ImageSize;
  readonly isAnimated: boolean;
}

/**
 * Creates the original that is stored: rotated by its EXIF orientation, without metadata (place, camera, thumbnails),
 * encoded anew so that only the picture remains. Animations stay animations.
 */
export async function prepareImage(source: string, type: FileType, target: string): Promise<PreparedImage> {
  const picture =
    type.mimeType === 'image/svg+xml'
      ? await prepareSvg(source, target)
      : await inImageSlot('upload', (sharp) => prepareRaster(sharp, source, type, target));
  const hash = createHash('sha256');
  await pipeline(createReadStream(target), hash);
  return { path: target, size: (await stat(target)).size, sha256: hash.digest('hex'), ...picture };
}

type Picture = Pick<PreparedImage, 'dimensions' | 'isAnimated'>;

async function prepareSvg(source: string, target: string): Promise<Picture> {
  const cleaned = cleanSvg(await readFile(source, 'utf8'));
  if (!cleaned.ok) throw new UnreadableImageError(cleaned.error);
  await writeFile(target, cleaned.value.markup);
  return { dimensions: cleaned.value.dimensions, isAnimated: false };
}

async function prepareRaster(
  sharp: SharpModule,
  source: string,
  type: FileType,
  target: string,
): Promise<Picture> {
  try {
    const metadata = await sharp(source, { limitInputPixels: false }).metadata();
    const frames = metadata.pages ?? 1;
    const frameHeight = metadata.pageHeight ?? metadata.height;
    refuseHuge(metadata.width, frameHeight, frames);
    const animation = type.extension === 'png' ? cleanAnimatedPng(await readFile(source)) : null;
    if (animation !== null) return await keepAnimatedPng(sharp, source, animation, target);
    const isAnimated = frames > 1;
    const image = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: isAnimated });
    const info = await encode(isAnimated ? image : image.autoOrient(), type, metadata).toFile(target);
    return { dimensions: { width: info.width, height: isAnimated ? frameHeight : info.height }, isAnimated };
  } catch (error) {
    if (error instanceof UnreadableImageError) throw error;
    if (isDiskError(error)) throw new StorageFullError('no space left for a picture', { cause: error });
    throw new UnreadableImageError('The picture is damaged or incomplete.', { cause: error });
  }
}

/** A picture with more pixels than allowed, all frames together. */
function refuseHuge(width: number, height: number, frames: number): void {
  if (width * height * frames <= MAX_PIXELS) return;
  throw new UnreadableImageError(
    `The picture has more than ${MAX_PIXELS / 1_000_000} megapixels. Make it smaller and try again.`,
  );
}

/** Its first frame is decoded only to check that it can be. */
async function keepAnimatedPng(
  sharp: SharpModule,
  source: string,
  { bytes, size, frames }: AnimatedPng,
  target: string,
): Promise<Picture> {
  refuseHuge(size.width, size.height, frames);
  await sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).stats();
  await writeFile(target, bytes);
  return { dimensions: size, isAnimated: frames > 1 };
}

function encode(image: Sharp, type: FileType, metadata: Metadata): Sharp {
  switch (type.extension) {
    case 'png':
      return image.png({ palette: metadata.isPalette === true });
    case 'gif':
      return image.gif();
    case 'webp':
      return image.webp({ quality: 90, effort: 2 });
    default:
      return image.jpeg({ quality: 90 });
  }
}

function isDiskError(error: unknown): boolean {
  return error instanceof Error && /ENOSPC|no space|write error/i.test(error.message);
}
