import type { Category } from './category.ts';
import { withAncestors } from './category-tree.ts';
import { facetKey } from './facet-key.ts';

/**
 * What lists, discounts and searches call the categories of a product: those it names, the names it has of its own, and
 * what the first ones lie in, each once.
 * @param ids of categories of its store page; those that are gone are passed over
 */
export function categoryNames(
  own: readonly string[],
  ids: readonly string[],
  known: ReadonlyMap<string, Category>,
): readonly string[] {
  const lines = ids.map((id) => withAncestors(id, known));
  const chosen = lines.flatMap(([category]) => (category === undefined ? [] : [category.name]));
  const above = lines.flatMap((line) => line.slice(1).map(({ name }) => name));
  const names = new Map<string, string>();
  for (const name of [...chosen, ...own, ...above]) {
    const key = facetKey(name);
    if (key !== '' && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}
