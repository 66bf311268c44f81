import { z } from 'zod';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { FindBlockData } from '#domain/pages/block-data.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { schemaProblems } from '#domain/validation/schema-problems.ts';

/**
 * The data of the gallery block that shows the collection; for types that hold slides or tracks themselves, with these.
 */
export const galleryField = z.custom<JsonObject>((value) => isJsonObject(value as JsonValue)).catch({});

/** Settings of a collection that is shown with a gallery. */
export interface GallerySettings {
  readonly gallery: JsonObject;
}

/** Problems in it: its entries follow the schema of a gallery block's data. */
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
