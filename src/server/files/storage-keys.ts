import { IMAGE_FORMATS, type ImageFormat } from '#domain/media/image-address.ts';
import { IMAGE_WIDTHS } from '#domain/media/image-value.ts';
import type { StoredFile } from './stored-file.ts';

interface Content {
  readonly siteId: string;
  readonly sha256: string;
}

/** Where the bytes of a file lie: named after their content, so that equal files of a site are kept once. */
export function contentKey(content: Content): string {
  return `files/${content.siteId}/${content.sha256}`;
}

/** Where one width of an image lies; `format` null is the original's own. */
export function derivedKey(content: Content, width: number, format: ImageFormat | null): string {
  return `images/${content.siteId}/${content.sha256}/${width}.${format ?? 'original'}`;
}

/** Every key that can hold something made of an image. */
export function derivedKeys(file: Pick<StoredFile, 'siteId' | 'sha256' | 'dimensions'>): readonly string[] {
  const original = file.dimensions?.width;
  if (original === undefined) return [];
  const widths = new Set(IMAGE_WIDTHS.map((width) => Math.min(width, original)));
  return [...widths].flatMap((width) =>
    [null, ...IMAGE_FORMATS].map((format) => derivedKey(file, width, format)),
  );
}
