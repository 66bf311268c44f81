import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { serviceFields } from '../service-widget/service-fields.ts';
import { ReservationBlock } from './render.tsx';
import { reservationDefaults, reservationMigrations, reservationSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Reservations at Tock (BLK-67, BLK-71). */
export const reservation = defineBlock({
  type: 'reservation',
  title: blockKinds.reservation,
  category: 'advanced',
  icon: 'calendar-check',
  schema: reservationSchema,
  defaults: reservationDefaults,
  dataVersion: 1 + reservationMigrations.length,
  migrations: reservationMigrations,
  fields: serviceFields(blockFields.tockName, blockFields.tockNameHelp),
  size: { w: 8, h: 3 },
  render: ReservationBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => data.text,
});
