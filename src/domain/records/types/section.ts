import { sectionSchema } from '#domain/pages/section.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';

const UNIQUE = [
  { field: 'anchor', message: 'Another section of this page has this anchor. Choose another one.' },
] as const;
const WORDS = { one: 'section', many: 'sections', places: ['order'] } as const;

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
    error: 'A synced section cannot stand here.',
  }),
  unique: UNIQUE,
  permissions: { record: CONTENT },
  describe: WORDS,
});
