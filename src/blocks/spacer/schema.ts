import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

/** A spacer's height is its place on the grid; it has nothing else. */
export const spacerSchema = z.object({});
export type SpacerData = z.infer<typeof spacerSchema>;

export function spacerDefaults(): SpacerData {
  return {};
}

export const spacerMigrations: readonly BlockMigration[] = [];
