import type { DocumentRecord } from '#domain/documents/record.ts';
import { compareByOrder } from '#lib/order-key.ts';
import { categorySchema, type Category } from './category.ts';

/** A category with those within it, in their order. */
export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

/** The categories among the records of a store page; what does not parse is left out. */
export function categoriesOf(records: Iterable<DocumentRecord>): readonly Category[] {
  const found: Category[] = [];
  for (const record of records) {
    if (record.type !== 'category') continue;
    const parsed = categorySchema.safeParse(record);
    if (parsed.success) found.push(parsed.data);
  }
  return found.toSorted(compareByOrder);
}

/**
 * Categories as they are nested (COMM-114). One whose parent is gone, or that lies within itself, stands at the top, so
 * that each is in the tree exactly once.
 */
export function categoryTree(categories: readonly Category[]): readonly CategoryNode[] {
  const known = new Map(categories.map((category) => [category.id, category]));
  const byParent = Map.groupBy(categories, (category) => placedIn(category, known));
  const nodesIn = (parentId: string | null): readonly CategoryNode[] =>
    (byParent.get(parentId) ?? []).map((category) => ({ category, children: nodesIn(category.id) }));
  return nodesIn(null);
}

/** The category and all it lies in, itself first. */
export function withAncestors(
  id: string,
  known: ReadonlyMap<string, Category>,
): readonly [Category, ...Category[]] | [] {
  const own = known.get(id);
  if (own === undefined) return [];
  const line: [Category, ...Category[]] = [own];
  const seen = new Set<string>([own.id]);
  for (let next = parentOf(own, known); next !== undefined; next = parentOf(next, known)) {
    if (seen.has(next.id)) break;
    seen.add(next.id);
    line.push(next);
  }
  return line;
}

function parentOf({ parentId }: Category, known: ReadonlyMap<string, Category>): Category | undefined {
  return parentId === null ? undefined : known.get(parentId);
}

function placedIn(category: Category, known: ReadonlyMap<string, Category>): string | null {
  const { parentId } = category;
  if (parentId === null || !known.has(parentId)) return null;
  const seen = new Set<string>([category.id]);
  for (let next = parentOf(category, known); next !== undefined; next = parentOf(next, known)) {
    if (next.id === category.id) return null;
    if (seen.has(next.id)) break;
    seen.add(next.id);
  }
  return parentId;
}
