import { collectionSettingsSchema } from '#domain/collections/collection-settings.ts';
import { collectionTypeOf, findCollection } from '#domain/collections/collections.ts';
import { blogUrlPatternProblem } from '#domain/links/blog-url-pattern.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { defineRecord } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { CONTENT, SEARCH_FIELDS } from '../permission-rules.ts';

export const collectionSettings = defineRecord({
  type: 'settings',
  kinds: ['collection'],
  schema: collectionSettingsSchema,
  rules: (settings, findBlockData) => [
    ...patternProblems(settings),
    ...(findCollection(collectionTypeOf(settings)).rules?.(settings, findBlockData) ?? []),
  ],
  permissions: { record: CONTENT, fields: SEARCH_FIELDS },
  describe: describeSettings,
  describeNew: documentDifferences.newCollection,
});

/** The pattern of the addresses of items (LINK-57). */
function patternProblems({ itemUrlPattern: value }: DocumentRecord): readonly FieldProblem[] {
  const message = typeof value === 'string' ? blogUrlPatternProblem(value) : null;
  return message === null ? [] : [{ path: ['itemUrlPattern'], message, value }];
}
