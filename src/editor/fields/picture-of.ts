import { imageValueSchema, type ImageValue } from '#domain/images/image-value.ts';
import type { JsonValue } from '#lib/json.ts';

const picture = imageValueSchema.nullable().catch(null);

/** The picture in the value of a field, or none. */
export function pictureOf(value: JsonValue): ImageValue | null {
  return picture.parse(value);
}
