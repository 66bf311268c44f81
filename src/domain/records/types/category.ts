import { categoryProblems } from '#domain/products/category-problems.ts';
import { categorySchema } from '#domain/products/category.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { recordRules } from '#messages/en/interface/record-rules.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';

/** A category of a store page. */
export const category = defineRecord({
  type: 'category',
  kinds: ['collection'],
  schema: categorySchema,
  group: { types: ['category'], settingsField: 'collectionType', problems: categoryProblems },
  references: [
    {
      field: 'parentId',
      fits: (target) => target?.type === 'category',
      message: recordRules.parentCategoryGone,
    },
  ],
  unique: [{ field: 'urlName', message: recordRules.categoryUrlTwice }],
  permissions: { record: CONTENT },
  describe: {
    added: documentDifferences.categoryAdded,
    removed: documentDifferences.categoryRemoved,
    changed: documentDifferences.categoryChanged,
    moved: documentDifferences.categoryMoved,
    positionFields: ['order', 'parentId'],
  },
});
