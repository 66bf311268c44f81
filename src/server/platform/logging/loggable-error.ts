import { pino, type SerializedError } from 'pino';

/**
 * What the database says of the rows and values that an error is about: `Failing row contains (…)`, `Key (email)=(…)`. It
 * may be what people have typed.
 */
const ABOUT_VALUES = ['detail', 'where', 'internalQuery'] as const;

/** An error as it stands in a log: its type, message, stack and codes, and nothing of rows. */
export function loggableError(error: unknown): unknown {
  return error instanceof Error ? withoutValues(pino.stdSerializers.err(error)) : error;
}

function withoutValues(error: SerializedError): SerializedError {
  const bare = { ...error };
  // The serialised error keeps the error itself, whose fields would be written otherwise.
  for (const name of ABOUT_VALUES) delete bare[name];
  if (bare.aggregateErrors !== undefined) bare.aggregateErrors = bare.aggregateErrors.map(withoutValues);
  return bare;
}
