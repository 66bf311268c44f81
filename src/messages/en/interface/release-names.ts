import { defineMessages } from '../../define-messages.ts';

/** What Portico calls releases by itself, and says of a schedule that failed. */
export const releaseNames = defineMessages('releaseNames', {
  published: 'Published changes',
  rolledBack: 'Rolled back to “{name}”',
  deleted: 'Deleted “{title}”',
  asScheduled: '“{title}” as scheduled',
  itemLate: 'It could not be published at its time; it is tried again. Publish it by hand to see why.',
});
