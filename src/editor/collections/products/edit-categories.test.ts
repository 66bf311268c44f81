import { expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { categoriesOf, categoryTree, type CategoryNode } from '#domain/products/category-tree.ts';
import { createId } from '#lib/id.ts';
import type { Command } from '../../documents/command.ts';
import { addCategory, editCategory, moveCategories, removeCategory } from './edit-categories.ts';

const record = (name: string, order: string, parentId: string | null = null): DocumentRecord => ({
  id: createId(),
  type: 'category',
  order,
  parentId,
  name,
  urlName: name.toLowerCase(),
});
const clothes = record('Clothes', 'A');
const shirts = record('Shirts', 'A', clothes.id);
const linen = record('Linen', 'A', shirts.id);
const garden = record('Garden', 'B');
const RECORDS: DocumentRecords = Object.fromEntries(
  [clothes, shirts, linen, garden].map((each) => [each.id, each]),
);
const all = categoriesOf(Object.values(RECORDS));
const find = (name: string) => {
  const found = all.find((category) => category.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

/** `Clothes(Shirts(Linen)) Garden` */
const after = ({ operations }: Command): string => {
  const records = applyOperations(RECORDS, operations).records;
  const written = (nodes: readonly CategoryNode[]): string =>
    nodes
      .map(({ category, children }) =>
        children.length === 0 ? category.name : `${category.name}(${written(children)})`,
      )
      .join(' ');
  return written(categoryTree(categoriesOf(Object.values(records))));
};

it('adds a category behind the others, with an address of its own made of its name [COMM-114]', () => {
  const command = addCategory(all, createId(), 'Shirts', null);
  expect(after(command)).toBe('Clothes(Shirts(Linen)) Garden Shirts');
  expect(command.operations).toMatchObject([{ record: { urlName: 'shirts-2' } }]);
  expect(after(addCategory(all, createId(), 'Coats', clothes.id))).toBe(
    'Clothes(Shirts(Linen) Coats) Garden',
  );
});

it('moves a category with what lies in it, beside others or within them [COMM-114]', () => {
  expect(after(moveCategories(all, [shirts.id], { kind: 'into', id: garden.id }))).toBe(
    'Clothes Garden(Shirts(Linen))',
  );
  expect(after(moveCategories(all, [garden.id], { kind: 'before', id: clothes.id }))).toBe(
    'Garden Clothes(Shirts(Linen))',
  );
  expect(after(moveCategories(all, [shirts.id, linen.id], { kind: 'end' }))).toBe(
    'Clothes Garden Shirts Linen',
  );
});

it('never moves one within itself', () => {
  expect(moveCategories(all, [clothes.id], { kind: 'into', id: linen.id }).operations).toEqual([]);
  expect(moveCategories(all, [clothes.id], { kind: 'after', id: shirts.id }).operations).toEqual([]);
  expect(moveCategories(all, [clothes.id], { kind: 'into', id: clothes.id }).operations).toEqual([]);
});

it('keeps what lay in a category that is removed, and what is not changed of one', () => {
  expect(after(removeCategory(all, find('Shirts')))).toBe('Clothes(Linen) Garden');
  expect(editCategory(all, find('Garden'), 'Garden', 'garden').operations).toEqual([]);
  expect(editCategory(all, find('Garden'), 'Outside', '').operations).toMatchObject([
    { field: 'name', value: 'Outside' },
    { field: 'urlName', value: 'outside' },
  ]);
});
