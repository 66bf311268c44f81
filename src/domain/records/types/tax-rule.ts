import { placeProblems } from '#domain/store/place-problems.ts';
import { taxRuleSchema } from '#domain/store/tax-rule.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { TAXES } from '../permission-rules.ts';

export const taxRule = defineRecord({
  type: 'tax-rule',
  kinds: ['store'],
  schema: taxRuleSchema,
  rules(record) {
    const rule = taxRuleSchema.safeParse(record).data;
    return rule === undefined ? [] : placeProblems(rule.places);
  },
  permissions: { record: TAXES },
  describe: {
    added: documentDifferences.taxRuleAdded,
    removed: documentDifferences.taxRuleRemoved,
    changed: documentDifferences.taxRuleChanged,
    moved: documentDifferences.taxRuleMoved,
    positionFields: ['order'],
  },
});
