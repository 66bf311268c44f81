import type { DocumentRecord, DocumentRecords, RecordId } from '#domain/documents/record.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { productRules } from '#messages/en/interface/product-rules.ts';
import { fill } from '#messages/message.ts';
import { MAX_CATEGORIES } from './category.ts';

type CategoryProblem = FieldProblem & { readonly recordId: RecordId };

/**
 * What is wrong with the categories of a store page taken together: more than it holds (CONT-192, CONT-193), or one that
 * lies within itself, also by what two people did at once (COMM-114). Other collections have none.
 */
export function categoryProblems(records: DocumentRecords): readonly CategoryProblem[] {
  const all = Object.values(records).filter(({ type }) => type === 'category');
  if (all.length === 0) return [];
  if (records['settings']?.['collectionType'] !== 'products') {
    return all.map(({ id }) => problem(id, [], productRules.noCategories, id));
  }
  const parents = new Map(all.map((record) => [record.id, parentIdOf(record)]));
  return [
    ...all
      .slice(MAX_CATEGORIES)
      .map(({ id }) => problem(id, [], fill(productRules.tooManyCategories, { max: MAX_CATEGORIES }), id)),
    ...all
      .filter(({ id }) => isWithinItself(id, parents))
      .map((record) =>
        problem(record.id, ['parentId'], productRules.categoryWithinItself, parentIdOf(record)),
      ),
  ];
}

function problem(
  recordId: RecordId,
  path: readonly string[],
  message: CategoryProblem['message'],
  value: string | null,
): CategoryProblem {
  return { recordId, path, message, value };
}

function parentIdOf(record: DocumentRecord): string | null {
  const { parentId = null } = record;
  return typeof parentId === 'string' ? parentId : null;
}

function isWithinItself(id: string, parents: ReadonlyMap<string, string | null>): boolean {
  const seen = new Set<string>();
  for (let next = parents.get(id) ?? null; next !== null; next = parents.get(next) ?? null) {
    if (next === id) return true;
    if (seen.has(next)) return false;
    seen.add(next);
  }
  return false;
}
