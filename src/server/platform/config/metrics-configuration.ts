import { z } from 'zod';

/** Where the metrics answer, beside `PRIVATE_PORT`, by the names of the environment variables. */
export const METRICS_ENVIRONMENT = {
  PRIVATE_HOST: z.string().default('127.0.0.1'),
};
