import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';
import { SERVICE_SHAPE } from '../service-widget/service-fields.ts';

export const followButtonSchema = z.object({
  service: z.enum(['x', 'pinterest', 'github']).catch('x'),
  ...SERVICE_SHAPE,
});
export type FollowButtonData = z.infer<typeof followButtonSchema>;

export function followButtonDefaults(): FollowButtonData {
  return { service: 'x', account: '', text: '', alignment: 'left' };
}

export const followButtonMigrations: readonly BlockMigration[] = [];
