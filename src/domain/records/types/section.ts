import { sectionSchema } from '#domain/pages/section.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { recordRules } from '#messages/en/interface/record-rules.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';

const UNIQUE = [{ field: 'anchor', message: recordRules.anchorTwice }] as const;
const WORDS = {
  added: documentDifferences.sectionAdded,
  removed: documentDifferences.sectionRemoved,
  changed: documentDifferences.sectionChanged,
  moved: documentDifferences.sectionMoved,
  positionFields: ['order'],
} as const;

export const section = defineRecord({
  type: 'section',
  kinds: ['page', 'collection', 'item'],
  schema: sectionSchema,
  unique: UNIQUE,
  permissions: { record: CONTENT },
  describe: WORDS,
});

/** What all pages share holds no synced sections, nor do they hold each other. */
export const sharedSection = defineRecord({
  type: 'section',
  kinds: ['site', 'synced'],
  schema: sectionSchema.refine(({ syncedId }) => syncedId === undefined, {
    path: ['syncedId'],
    error: ruleMessage(recordRules.syncedNotHere),
  }),
  unique: UNIQUE,
  permissions: { record: CONTENT },
  describe: WORDS,
});
