import type { DocumentRecord } from '#domain/documents/record.ts';
import type { Operation } from '#domain/documents/operation.ts';
import { urlNameOf } from '#domain/links/url-name-of.ts';
import type { Category } from '#domain/products/category.ts';
import { withAncestors } from '#domain/products/category-tree.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import { categoryPanel } from '#messages/en/interface/category-panel.ts';
import type { Command } from '../../documents/command.ts';

/** Where categories are moved to: beside another one, within it, or behind the last one at the top. */
export type CategoryPosition =
  | { readonly kind: 'before' | 'after' | 'into'; readonly id: string }
  | { readonly kind: 'end' };

/** A new category behind the others of the one it lies in; its address is made of its name. */
export function addCategory(
  categories: readonly Category[],
  id: string,
  name: string,
  parentId: string | null,
): Command {
  const order = orderKeyBetween(
    categories.findLast((category) => category.parentId === parentId)?.order ?? null,
    null,
  );
  const record: DocumentRecord = {
    id,
    type: 'category',
    order,
    parentId,
    name,
    urlName: freeUrlName(categories, name),
  };
  return { name: categoryPanel.stepAdd, operations: [{ op: 'put', record }] };
}

/** Its name and the last part of its address; an empty address is made of the name. */
export function editCategory(
  categories: readonly Category[],
  category: Category,
  name: string,
  urlName: string,
): Command {
  const address =
    urlName === ''
      ? freeUrlName(
          categories.filter(({ id }) => id !== category.id),
          name,
        )
      : urlName;
  return {
    name: categoryPanel.stepEdit,
    operations: [...set(category, 'name', name), ...set(category, 'urlName', address)],
  };
}

/**
 * Moves categories with all that lies in them, in the order they are given. What would come to lie within itself stays
 * where it is.
 */
export function moveCategories(
  categories: readonly Category[],
  ids: readonly string[],
  position: CategoryPosition,
): Command {
  const known: ReadonlyMap<string, Category> = new Map(categories.map((category) => [category.id, category]));
  const moved = new Set(ids);
  const slot = slotOf(categories, moved, position);
  const operations: Operation[] = [];
  if (slot !== null) {
    const above =
      slot.parentId === null ? [] : withAncestors(slot.parentId, known).map(({ id }) => id as string);
    let { before } = slot;
    for (const id of ids) {
      const category = known.get(id);
      if (category === undefined || above.includes(id)) continue;
      const order = orderKeyBetween(before, slot.after);
      operations.push(...set(category, 'parentId', slot.parentId), ...set(category, 'order', order));
      before = order;
    }
  }
  return { name: categoryPanel.stepMove, operations };
}

/** Removes a category; what lies in it moves up into what it lies in. */
export function removeCategory(categories: readonly Category[], category: Category): Command {
  return {
    name: categoryPanel.stepRemove,
    operations: [
      ...categories
        .filter(({ parentId }) => parentId === category.id)
        .flatMap((child) => set(child, 'parentId', category.parentId)),
      { op: 'remove', id: category.id },
    ],
  };
}

interface Slot extends Pick<Category, 'parentId'> {
  readonly before: string | null;
  readonly after: string | null;
}

function slotOf(
  categories: readonly Category[],
  moved: ReadonlySet<string>,
  position: CategoryPosition,
): Slot | null {
  const within = (parentId: string | null): readonly Category[] =>
    categories.filter((category) => category.parentId === parentId && !moved.has(category.id));
  if (position.kind === 'end')
    return { parentId: null, before: within(null).at(-1)?.order ?? null, after: null };
  const target = categories.find(({ id }) => id === position.id);
  if (target === undefined || moved.has(target.id)) return null;
  if (position.kind === 'into') {
    return { parentId: target.id, before: within(target.id).at(-1)?.order ?? null, after: null };
  }
  const beside = within(target.parentId);
  const at = beside.findIndex(({ id }) => id === target.id);
  return position.kind === 'before'
    ? { parentId: target.parentId, before: beside[at - 1]?.order ?? null, after: target.order }
    : { parentId: target.parentId, before: target.order, after: beside[at + 1]?.order ?? null };
}

function set<Field extends 'name' | 'urlName' | 'parentId' | 'order'>(
  category: Category,
  field: Field,
  value: Category[Field],
): readonly Operation[] {
  return category[field] === value ? [] : [{ op: 'set', id: category.id, field, value }];
}

function freeUrlName(categories: readonly Category[], name: string): string {
  const taken = new Set(categories.map(({ urlName }) => urlName));
  const wanted = urlNameOf(name);
  let free = wanted;
  for (let number = 2; taken.has(free); number++) free = `${wanted}-${number}`;
  return free;
}
