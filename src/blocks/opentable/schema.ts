import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const opentableSchema = z.object({
  /** The account at the service, as the owner typed it. */
  account: z.string().max(100),
  /** What the link says; empty for the service's own words. */
  text: z.string().max(100).catch(''),
  alignment: z.enum(['left', 'center', 'right']).catch('left'),
});
export type OpentableData = z.infer<typeof opentableSchema>;

export function opentableDefaults(): OpentableData {
  return { account: '1', text: '', alignment: 'left' };
}

export const opentableMigrations: readonly BlockMigration[] = [];
