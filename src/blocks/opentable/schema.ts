import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';
import { SERVICE_SHAPE } from '../service-widget/service-fields.ts';

export const opentableSchema = z.object(SERVICE_SHAPE);
export type OpentableData = z.infer<typeof opentableSchema>;

export function opentableDefaults(): OpentableData {
  return { account: '', text: '', alignment: 'left' };
}

export const opentableMigrations: readonly BlockMigration[] = [];
