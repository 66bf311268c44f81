import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const reservationSchema = z.object({
  /** The account at the service, as the owner typed it. */
  account: z.string().max(100),
  /** What the link says; empty for the service's own words. */
  text: z.string().max(100).catch(''),
  alignment: z.enum(['left', 'center', 'right']).catch('left'),
});
export type ReservationData = z.infer<typeof reservationSchema>;

export function reservationDefaults(): ReservationData {
  return { account: 'portico-kitchen', text: '', alignment: 'left' };
}

export const reservationMigrations: readonly BlockMigration[] = [];
