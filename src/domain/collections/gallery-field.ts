import { z } from 'zod';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { FindBlockData } from '#domain/pages/block-data.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { schemaProblems } from '#domain/validation/schema-problems.ts';

/** The data of the gallery block a collection is shown with; of one that holds slides or tracks itself also those. */
export const galleryField = z.custom<JsonObject>((value) => isJsonObject(value as JsonValue)).catch({});

/** Settings of a collection that is shown with a gallery. */
export interface GallerySettings {
  readonly gallery: JsonObject;
}

/** What is wrong with it: its entries are those of the data of a gallery block. */
export function galleryProblems(
  { gallery }: DocumentRecord,
  findBlockData: FindBlockData,
): readonly FieldProblem[] {
  const block = findBlockData('gallery');
  if (block === null || !isJsonObject(gallery)) return [];
  return schemaProblems(block.schema, { items: [], ...gallery }, ['gallery']);
}

/** The slides that a gallery holds itself, as they are stored. */
export function storedSlides({ gallery }: DocumentRecord): JsonValue | undefined {
  return isJsonObject(gallery) ? gallery['items'] : undefined;
}
