import { z } from 'zod';

/** A name or a title: one to 100 characters without surrounding spaces. `missing` is said where there is none. */
export function shortText(missing: string) {
  return z.string().trim().min(1, missing).max(100, 'Use at most 100 characters.');
}
