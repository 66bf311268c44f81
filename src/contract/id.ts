import { z } from 'zod';

/** An id on the wire: 24 lower-case hex characters. */
export const idSchema = z.string().regex(/^[0-9a-f]{24}$/);
