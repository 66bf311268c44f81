import { z } from 'zod';

const STRICT = new WeakMap<z.ZodType, z.ZodType>();

/**
 * The schema that values are written by, from the one they are read by: what is read as a default where it is broken
 * (`catch`) is refused, at any depth, and may still be missing. Fields that the schema does not name are no fault: while an
 * installation is upgraded the version before takes what the newer one writes.
 */
export function strictSchema<Schema extends z.ZodType>(schema: Schema): z.ZodType<z.output<Schema>> {
  let strict = STRICT.get(schema);
  if (strict === undefined) {
    strict = derive(schema);
    STRICT.set(schema, strict);
  }
  return strict as z.ZodType<z.output<Schema>>;
}

function derive(schema: z.ZodType): z.ZodType {
  const { def } = schema;
  const again = (changes: object): z.ZodType => schema.clone({ ...def, ...changes } as typeof def);
  if (schema instanceof z.ZodCatch) return strictSchema(typeOf(schema.def.innerType)).optional();
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>);
    return again({ shape: Object.fromEntries(shape.map(([key, field]) => [key, strictSchema(field)])) });
  }
  if (schema instanceof z.ZodArray) return again({ element: strictSchema(typeOf(schema.def.element)) });
  if (schema instanceof z.ZodRecord) return again({ valueType: strictSchema(typeOf(schema.def.valueType)) });
  if (schema instanceof z.ZodUnion) {
    // An unknown option of a union is read as the default one, but not written.
    const options = schema.def.options.map((option) => strictSchema(typeOf(option)));
    return again({ options, unionFallback: false });
  }
  if (schema instanceof z.ZodPipe) {
    return again({ in: strictSchema(typeOf(schema.def.in)), out: strictSchema(typeOf(schema.def.out)) });
  }
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  ) {
    return again({ innerType: strictSchema(typeOf(schema.def.innerType)) });
  }
  // A recursive schema: its inner schema is resolved when it is used.
  if (schema instanceof z.ZodLazy) {
    const getter = schema.def.getter as () => unknown;
    return z.lazy(() => strictSchema(typeOf(getter())));
  }
  return schema;
}

/** Inner schemas have the types of zod's core, which all of ours are. */
function typeOf(schema: unknown): z.ZodType {
  return schema as z.ZodType;
}
