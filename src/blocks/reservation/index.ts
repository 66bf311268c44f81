import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { ReservationBlock } from './render.tsx';
import { reservationDefaults, reservationMigrations, reservationSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Reservations at Tock (BLK-67, BLK-71). */
export const reservation = defineBlock({
  type: 'reservation',
  title: 'Reservation',
  category: 'advanced',
  icon: 'calendar-check',
  keywords: ['tock', 'restaurant', 'table', 'tickets'],
  schema: reservationSchema,
  defaults: reservationDefaults,
  dataVersion: 1 + reservationMigrations.length,
  migrations: reservationMigrations,
  fields: {
    account: {
      control: 'text',
      label: 'Name on Tock',
      maxLength: 100,
      help: 'The last part of the address of your page on exploretock.com.',
    },
    text: { control: 'text', label: 'Text of the link', maxLength: 100 },
    alignment: {
      control: 'segmented',
      label: 'Alignment',
      options: [
        { value: 'left', label: 'Left', icon: 'align-left' },
        { value: 'center', label: 'Center', icon: 'align-center' },
        { value: 'right', label: 'Right', icon: 'align-right' },
      ],
    },
  },
  size: { w: 8, h: 3 },
  render: ReservationBlock,
  hasBehaviour: true,
  styles: buttonStyles + styles,
  plainText: (data) => data.text,
});
