import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/validation/label-lengths.ts';
import { itemSettingsSchema } from '#domain/collections/item-settings.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { recordRules } from '#messages/en/interface/record-rules.ts';
import { fill } from '#messages/message.ts';
import { defineRecord, type Rule } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { CONTENT, LIVE, LIVE_PRODUCT, PRICED, SEARCH_FIELDS } from '../permission-rules.ts';

/** States that put an item before visitors (CONT-184, CONT-185), now or at its date. */
const becomesLive = (after: DocumentRecord): Rule => {
  const isProduct = after['recordType'] === 'store-item';
  return after['workflowState'] === 'published' || after['workflowState'] === 'scheduled'
    ? isProduct
      ? LIVE_PRODUCT
      : LIVE
    : isProduct
      ? PRICED
      : CONTENT;
};
const goesLiveAtDate = (after: DocumentRecord): Rule =>
  after['workflowState'] === 'scheduled' ? LIVE : CONTENT;

export const itemSettings = defineRecord({
  type: 'settings',
  kinds: ['item'],
  schema: itemSettingsSchema,
  rules: labelProblems,
  permissions: {
    record: CONTENT,
    // Only products have a visibility (ROLE-17).
    fields: { ...SEARCH_FIELDS, workflowState: becomesLive, publishAt: goesLiveAtDate, visibility: PRICED },
  },
  describe: describeSettings,
  describeNew: documentDifferences.newItem,
});

/** Names of tags and categories: bounded, and each once, without regard to case and surrounding spaces. */
function labelProblems(settings: DocumentRecord): readonly FieldProblem[] {
  return (
    [
      ['tags', fill(recordRules.tagTooLong, { max: MAX_TAG_LENGTH }), recordRules.tagTwice, MAX_TAG_LENGTH],
      [
        'categories',
        fill(recordRules.categoryTooLong, { max: MAX_CATEGORY_LENGTH }),
        recordRules.categoryTwice,
        MAX_CATEGORY_LENGTH,
      ],
    ] as const
  ).flatMap(([field, tooLong, twice, max]): readonly FieldProblem[] => {
    const value = settings[field];
    if (!Array.isArray(value)) return [];
    const texts = value.filter((name): name is string => typeof name === 'string');
    if (texts.some((name) => name.length > max)) {
      return [{ path: [field], message: tooLong, value }];
    }
    const isTwice = new Set(texts.map((name) => name.trim().toLowerCase())).size < texts.length;
    return isTwice ? [{ path: [field], message: twice, value }] : [];
  });
}
