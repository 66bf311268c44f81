import { z } from 'zod';

/** Of a name in a bounded record, unless told otherwise. */
const MAX_NAME_LENGTH = 64;

/** An object of at most `max` values whose names come from outside, each of at most `maxNameLength` characters. */
export function boundedRecord<Value extends z.ZodType>(
  value: Value,
  { max, maxNameLength = MAX_NAME_LENGTH }: { readonly max: number; readonly maxNameLength?: number },
) {
  return (
    z
      .unknown()
      .refine((given) => countNames(given) <= max, { error: `At most ${max} entries.`, abort: true })
      .pipe(z.record(z.string().max(maxNameLength), value))
      // Says of the schema that its records are bounded: a test of all inputs looks for it.
      .meta({ maxEntries: max })
  );
}

function countNames(given: unknown): number {
  return typeof given === 'object' && given !== null ? Object.keys(given).length : 0;
}
