import { expect, it } from 'vitest';
import { fillPlaceholders, unknownPlaceholder } from './mail-placeholders.ts';
import { canBeSentAgain, placeholdersOf, STORE_MAIL_KINDS } from './store-mails.ts';

it('knows the placeholders of each mail, and names one that it does not know [ORD-140]', () => {
  expect(placeholdersOf('confirmed')).toEqual(['site', 'number', 'name', 'total']);
  expect(placeholdersOf('fulfilled')).toEqual(['site', 'number', 'name', 'total', 'tracking']);
  const known = placeholdersOf('confirmed');
  expect(unknownPlaceholder('Hello {name}, your order { number }', known)).toBeNull();
  expect(unknownPlaceholder('Hello {nmae}, {other}', known)).toBe('nmae');
  expect(unknownPlaceholder('Hello {}', known)).toBe('');
  expect(unknownPlaceholder('{tracking}', known)).toBe('tracking');
  expect(unknownPlaceholder('a { b', known)).toBeNull();
});

it('fills placeholders, and leaves no gap for one without a value [ORD-140]', () => {
  const values = { name: 'Ada', number: '00007', tracking: '' };
  expect(fillPlaceholders('Hello {name}, order {number}.', values)).toBe('Hello Ada, order 00007.');
  expect(fillPlaceholders('Hello {name}, thank you', { name: '' })).toBe('Hello, thank you');
  expect(fillPlaceholders('{name} thank you', { name: '' })).toBe('thank you');
  expect(fillPlaceholders('One\n{tracking}\nTwo\n\nThree', values)).toBe('One\nTwo\n\nThree');
  expect(fillPlaceholders('{name}', { name: '{number}' })).toBe('{number}');
});

it('sends again from an order what is about the order alone [ORD-142, ORD-122]', () => {
  expect(STORE_MAIL_KINDS.filter(canBeSentAgain)).toEqual([
    'received',
    'confirmed',
    'changed',
    'balanceDue',
    'readyForPickup',
    'fulfilled',
    'piecesCanceled',
    'canceled',
    'refunded',
  ]);
});
