import { z } from 'zod';

const MIN_MEMORY_MB = 64;
const MAX_MEMORY_MB = 16_384;

/** The settings of imports from other systems, by the names of their environment variables. */
export const IMPORTS_ENVIRONMENT = {
  /** MB that reading one file may take; the file can be longer. */
  IMPORT_MEMORY_MB: z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(MIN_MEMORY_MB, `must be at least ${MIN_MEMORY_MB}`)
    .max(MAX_MEMORY_MB, `must be at most ${MAX_MEMORY_MB}`)
    .default(512),
};
