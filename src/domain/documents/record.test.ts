import { expect, it } from 'vitest';
import { CONTENT_KINDS, DOCUMENT_KINDS, RECORD_TYPES, SINGLETON_RECORD_TYPES } from './record.ts';

it('stand once in a document, but for entries of the navigation, sections, blocks, parts of products and rules of the shop', () => {
  const single: readonly string[] = SINGLETON_RECORD_TYPES;
  expect(RECORD_TYPES.filter((type) => !single.includes(type))).toEqual([
    'nav-link',
    'section',
    'block',
    'product-option',
    'variant',
    'product-image',
    'product-field',
    'category',
    'shipping-option',
    'tax-rule',
    'checkout-field',
    'mail-text',
  ]);
  expect(single.filter((type) => !RECORD_TYPES.some((each) => each === type))).toEqual([]);
});

it('lie in documents, of which pages, collections and items have an address [EDIT-206]', () => {
  expect(DOCUMENT_KINDS).toEqual(['site', 'page', 'collection', 'item', 'synced', 'store']);
  expect(CONTENT_KINDS).toEqual(['page', 'collection', 'item']);
});
