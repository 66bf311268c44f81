import type { FileEntry } from '#contract/files.ts';
import { fileHrefOf, imageValueOf, type StoredFile } from './stored-file.ts';

/** A file as the editor gets it. */
export function presentFile(file: StoredFile): FileEntry {
  return {
    id: file.id,
    name: file.name,
    kind: file.kind,
    mimeType: file.mimeType,
    size: file.size,
    alt: file.alt,
    image: file.dimensions === null ? null : imageValueOf(file, file.alt),
    href: fileHrefOf(file),
    createdAt: file.createdAt,
  };
}
