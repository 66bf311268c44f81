import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const followButtonSchema = z.object({
  service: z.enum(['x', 'pinterest', 'github']).catch('x'),
  /** The account at the service, as the owner typed it. */
  account: z.string().max(100),
  /** What the link says; empty for the service's own words. */
  text: z.string().max(100).catch(''),
  alignment: z.enum(['left', 'center', 'right']).catch('left'),
});
export type FollowButtonData = z.infer<typeof followButtonSchema>;

export function followButtonDefaults(): FollowButtonData {
  return { service: 'x', account: 'github', text: '', alignment: 'left' };
}

export const followButtonMigrations: readonly BlockMigration[] = [];
