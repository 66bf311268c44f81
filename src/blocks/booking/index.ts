import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { BookingBlock } from './render.tsx';
import { bookingDefaults, bookingMigrations, bookingSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Appointments at a booking service (BLK-64 to BLK-70). */
export const booking = defineBlock({
  type: 'booking',
  title: blockKinds.booking,
  category: 'advanced',
  icon: 'calendar-days',
  schema: bookingSchema,
  defaults: bookingDefaults,
  dataVersion: 1 + bookingMigrations.length,
  migrations: bookingMigrations,
  fields: {
    url: {
      control: 'text',
      label: blockFields.bookingAddress,
      maxLength: 2000,
      placeholder: 'https://',
      help: blockFields.bookingHelp,
    },
    title: { control: 'text', label: blockFields.title, maxLength: 200 },
    buttonText: { control: 'text', label: blockFields.buttonText, maxLength: 100 },
  },
  size: { w: 14, h: 8 },
  inlineTexts: [{ path: 'title', label: blockFields.title, maxLength: 200 }],
  render: BookingBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => data.title,
});
