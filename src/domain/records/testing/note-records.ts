import { z } from 'zod';
import type { DocumentKind, DocumentRecord, RecordType } from '#domain/documents/record.ts';
import { pageSettingsSchema } from '#domain/pages/page-settings.ts';
import { defineMessages } from '#messages/define-messages.ts';
import { defineRecord } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import { CONTENT } from '../permission-rules.ts';

/** A kind of document and a type of record that only tests know. */
export const NOTE = 'note' as DocumentKind;
export const REMINDER = 'reminder' as RecordType;

const reminders = defineMessages('reminders', {
  never: 'A reminder comes some time.',
  twice: 'There is such a reminder already.',
  newNote: 'New note',
  added: '{count, plural, one {# reminder added} other {# reminders added}}',
  removed: '{count, plural, one {# reminder removed} other {# reminders removed}}',
  changed: '{count, plural, one {# reminder changed} other {# reminders changed}}',
  moved: '{count, plural, one {# reminder moved} other {# reminders moved}}',
});

export const noteSettings = defineRecord({
  type: 'settings',
  kinds: [NOTE],
  schema: pageSettingsSchema.extend({ color: z.enum(['yellow', 'pink']).catch('yellow') }),
  permissions: { record: CONTENT, fields: { color: ['settings.general'] } },
  describe: describeSettings,
  describeNew: reminders.newNote,
});

export const reminder = defineRecord({
  type: REMINDER,
  kinds: [NOTE],
  schema: z.looseObject({ text: z.string().max(20), minutes: z.int().min(1).catch(5) }),
  migrations: [
    {
      name: 'seconds become minutes',
      migrate(record) {
        const { seconds, ...others } = record;
        return typeof seconds === 'number'
          ? ({ minutes: seconds / 60, ...others } as DocumentRecord)
          : record;
      },
    },
  ],
  rules: ({ text }) => (text === 'never' ? [{ path: ['text'], message: reminders.never, value: text }] : []),
  unique: [{ field: 'text', message: reminders.twice }],
  permissions: { record: CONTENT },
  describe: {
    added: reminders.added,
    removed: reminders.removed,
    changed: reminders.changed,
    moved: reminders.moved,
    positionFields: [],
  },
});
