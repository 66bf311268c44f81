import { cutText } from '#lib/cut-text.ts';
import { imageValueSchema, CENTRE, type ImageValue } from '#domain/images/image-value.ts';
import type { FileKind } from '#domain/files/file-kinds.ts';
import { MAX_FILE_NAME_LENGTH } from '#domain/files/file-name.ts';
import type { ImageSize } from '#domain/images/image-numbers.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { invariant } from '#lib/invariant.ts';
import { cutEncodedText } from '#lib/cut-encoded-text.ts';
import type { FileId } from '#domain/files/file-id.ts';

/** `protected`: it has no address of its own and is sent for a signed one only (ORD-132). */
export type FileAccess = 'public' | 'protected';

/** A file as the server keeps it. */
export interface StoredFile {
  readonly siteId: SiteId;
  readonly id: FileId;
  readonly name: string;
  readonly kind: FileKind;
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
  /** Set for images, in px. */
  readonly dimensions: ImageSize | null;
  readonly isAnimated: boolean;
  readonly alt: string;
  readonly access: FileAccess;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** What an image block holds of a stored image. */
export function imageValueOf(file: StoredFile, alt: string): ImageValue {
  invariant(file.dimensions !== null, 'only images have an image value');
  return imageValueSchema.parse({
    fileId: file.id,
    path: imagePathOf(file),
    width: file.dimensions.width,
    height: file.dimensions.height,
    alt: cutText(alt, 1000),
    focalPoint: CENTRE,
  });
}

/** The number of hexadecimal digits of a content's hash in its address: 128 bits. */
export const CONTENT_DIGITS = 32;

/**
 * The immutable address of an image: named after its content, which alone finds it; the file's name is for people and
 * search engines.
 */
export function imagePathOf(file: Pick<StoredFile, 'sha256' | 'name'>): string {
  return `/s/images/${file.sha256.slice(0, CONTENT_DIGITS)}/${encodeURIComponent(cutEncodedText(file.name, MAX_FILE_NAME_LENGTH))}`;
}

/** The address of a file link (LINK-64). */
export function fileHrefOf(file: Pick<StoredFile, 'name'>): string {
  return `/s/${encodeURIComponent(file.name)}`;
}
