import { invariant } from './invariant.ts';

/** A list that is known to have an item. */
export function atLeastOne<Item>(items: readonly Item[]): readonly [Item, ...Item[]] {
  const [first, ...rest] = items;
  invariant(first !== undefined, 'the list has an item');
  return [first, ...rest];
}
