import { IMAGE_FORMATS, imageWidths, type ImageFormat } from '#domain/images/image-address.ts';
import type { StoredFile } from './stored-file.ts';

type Content = Pick<StoredFile, 'sha256'>;

/** The key of a file's content: its hash, so that equal files are stored once, copies of sites included. */
export function contentKey(content: Content): string {
  return `files/${content.sha256.slice(0, 2)}/${content.sha256}`;
}

/** The key of one width of an image; `format` null is the original's own. */
export function derivedKey(content: Content, width: number, format: ImageFormat | null): string {
  return `images/${content.sha256.slice(0, 2)}/${content.sha256}/${width}.${format ?? 'original'}`;
}

/** All possible keys of an image's derivations. */
export function derivedKeys(file: Pick<StoredFile, 'sha256' | 'dimensions'>): readonly string[] {
  const original = file.dimensions?.width;
  if (original === undefined) return [];
  return imageWidths(original).flatMap((width) =>
    [null, ...IMAGE_FORMATS].map((format) => derivedKey(file, width, format)),
  );
}
