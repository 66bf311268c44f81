import type { ContentPiece } from '#compose/wordpress/content-piece.ts';
import { layOutContent } from '#compose/wordpress/lay-out-content.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { createId } from '#lib/id.ts';

/** Lays a description out below the details of a product, in place of what stands there. */
export function withBody(
  records: DocumentRecords,
  pieces: readonly ContentPiece[],
  imageOf: (url: string) => ImageValue | null,
): DocumentRecords {
  const others = Object.values(records).filter(({ type }) => type !== 'section' && type !== 'block');
  const laidOut =
    pieces.length === 0 ? {} : layOutContent(pieces, { imageOf, newId: () => createId(), width: 'narrow' });
  return { ...Object.fromEntries(others.map((record) => [record.id, record])), ...laidOut };
}
