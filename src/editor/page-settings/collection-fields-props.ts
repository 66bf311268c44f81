import type { JsonObject } from '#lib/json.ts';

/** What the fields that a type of collection adds to its general settings work with. */
export interface CollectionFieldsProps {
  readonly values: JsonObject;
  readonly set: (field: string, value: string | boolean | number) => void;
  readonly errors: Readonly<Record<string, string>>;
}
