import { z } from 'zod';

/** The longest name in a bounded record where no other length is given. */
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
      // Marks the schema as bounded, for the test that walks through all inputs.
      .meta({ maxEntries: max })
  );
}

function countNames(given: unknown): number {
  return typeof given === 'object' && given !== null ? Object.keys(given).length : 0;
}
