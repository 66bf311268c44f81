import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { BookingBlock } from './render.tsx';
import { bookingDefaults, bookingMigrations, bookingSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Appointments at a booking service (BLK-64 to BLK-70). */
export const booking = defineBlock({
  type: 'booking',
  title: 'Booking',
  category: 'advanced',
  icon: 'calendar-days',
  keywords: ['appointment', 'schedule', 'calendar', 'calendly', 'cal.com', 'acuity'],
  schema: bookingSchema,
  defaults: bookingDefaults,
  dataVersion: 1 + bookingMigrations.length,
  migrations: bookingMigrations,
  fields: {
    url: {
      control: 'text',
      label: 'Address of your booking page',
      maxLength: 2000,
      placeholder: 'https://',
      help: 'At Calendly, Cal.com or Acuity Scheduling.',
    },
    title: { control: 'text', label: 'Title', maxLength: 200 },
    buttonText: { control: 'text', label: 'Button text', maxLength: 100 },
  },
  size: { w: 14, h: 8 },
  inlineTexts: [{ path: 'title', label: 'Title', maxLength: 200 }],
  render: BookingBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => data.title,
});
