import { ruleMessage } from '#domain/validation/rule-message.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import { z } from 'zod';
import { recordIdSchema } from '#domain/documents/operation-schema.ts';
import { blockRecordSchema, MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import { sectionSchema } from '#domain/pages/section.ts';

/** Saved parts that a site may hold. */
export const MAX_SAVED_PARTS = 200;
/** Of the content of one, as JSON. */
export const MAX_SAVED_PART_BYTES = 200_000;
export const MAX_SAVED_PART_NAME = 100;

const recordId = { id: recordIdSchema, sectionId: recordIdSchema };

/** What was saved, in the shape of what is copied: one section with its blocks, or blocks alone (EDIT-205). */
export const savedContentSchema = z
  .object({
    portico: z.literal(1),
    sections: z.array(z.looseObject({ ...sectionSchema.shape, id: recordId.id }).catchall(z.json())).max(1),
    blocks: z
      .array(z.looseObject({ ...blockRecordSchema.shape, ...recordId }).catchall(z.json()))
      .max(MAX_BLOCKS_PER_LAYOUT),
  })
  .refine(
    ({ sections, blocks }) => sections.length + blocks.length > 0,
    ruleMessage(documentRules.nothingToSave),
  )
  .refine(
    ({ sections }) => sections.every((section) => section.syncedId === undefined),
    ruleMessage(documentRules.syncedNotSaved),
  )
  .refine(
    (content) => JSON.stringify(content).length <= MAX_SAVED_PART_BYTES,
    ruleMessage(documentRules.tooLargeToSave),
  );
export type SavedContent = z.infer<typeof savedContentSchema>;

export const SAVED_PART_KINDS = ['section', 'blocks'] as const;
export type SavedPartKind = (typeof SAVED_PART_KINDS)[number];
