import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';
import { SERVICE_SHAPE } from '../service-widget/service-fields.ts';

export const reservationSchema = z.object(SERVICE_SHAPE);
export type ReservationData = z.infer<typeof reservationSchema>;

export function reservationDefaults(): ReservationData {
  return { account: '', text: '', alignment: 'left' };
}

export const reservationMigrations: readonly BlockMigration[] = [];
