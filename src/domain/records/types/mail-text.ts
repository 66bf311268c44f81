import { fill } from '#messages/message.ts';
import { unknownPlaceholder } from '#domain/store/mail-placeholders.ts';
import { MAIL_TEXT_FIELDS, mailTextSchema } from '#domain/store/mail-text.ts';
import { canBeSwitchedOff, placeholdersOf } from '#domain/store/store-mails.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import { defineRecord } from '../define-record.ts';
import { STORE } from '../permission-rules.ts';

export const mailText = defineRecord({
  type: 'mail-text',
  kinds: ['store'],
  schema: mailTextSchema,
  unique: [{ field: 'kind', message: documentRules.mailTwice }],
  rules(record) {
    const text = mailTextSchema.safeParse(record).data;
    if (text === undefined) return [];
    const known = placeholdersOf(text.kind);
    return [
      ...(text.isOn || canBeSwitchedOff(text.kind)
        ? []
        : [{ path: ['isOn'], message: documentRules.mailAlwaysSent, value: false }]),
      ...MAIL_TEXT_FIELDS.flatMap((field) => {
        const name = unknownPlaceholder(text[field], known);
        return name === null
          ? []
          : [
              {
                path: [field],
                message: fill(documentRules.unknownPlaceholder, { name }),
                value: text[field],
              },
            ];
      }),
    ];
  },
  permissions: { record: STORE },
  describe: {
    added: documentDifferences.mailTextAdded,
    removed: documentDifferences.mailTextRemoved,
    changed: documentDifferences.mailTextChanged,
    moved: documentDifferences.mailTextChanged,
    positionFields: [],
  },
});
