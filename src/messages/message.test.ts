import { expect, expectTypeOf, it } from 'vitest';
import { defineMessages, defineTranslation, type Translation } from './define-messages.ts';
import { fill, withinSentence, type Message, type NoParams, type Words } from './message.ts';
import { sayStored, storedWords } from './stored-words.ts';
import { createTranslator, translateEnglish } from './translator.ts';

const cart = defineMessages('cart', {
  empty: 'Your cart is empty',
  greeting: 'Hello {name}, it’s {count, plural, =0 {empty} one {# piece} other {# pieces}}.',
  sort: '{by, select, price {By price} other {By name}}',
});
const german = defineTranslation<typeof cart>('cart', {
  empty: 'Ihr Warenkorb ist leer',
  greeting: '{count, plural, =0 {Leer} one {# Stück} other {# Stück}}, {name}!',
  sort: '{by, select, price {Nach Preis} other {Nach Name}}',
});

it('says a text in a language, with its plurals, numbers and choices', () => {
  const translate = createTranslator('de', german);
  expect(translate(cart.empty)).toBe('Ihr Warenkorb ist leer');
  expect(translate(cart.greeting, { name: '$& {name}', count: 1 })).toBe('1 Stück, $& {name}!');
  expect(translate(cart.greeting, { name: 'Ada', count: 12_345 })).toBe('12.345 Stück, Ada!');
  expect(translate(cart.sort, { by: 'price' })).toBe('Nach Preis');
});

it('says English by itself, and where a language lacks a text', () => {
  expect(translateEnglish(cart.greeting, { name: 'Ada', count: 0 })).toBe('Hello Ada, it’s empty.');
  expect(createTranslator('fr', {})(cart.greeting, { name: 'Ada', count: 2 })).toBe(
    'Hello Ada, it’s 2 pieces.',
  );
});

it('keeps a text with what it needs, as rules return it and as it is stored', () => {
  const words: Words = fill(cart.greeting, { name: 'Ada', count: 1 });
  expect(createTranslator('de', german)(words)).toBe('1 Stück, Ada!');
  expect(JSON.parse(JSON.stringify(words))).toMatchObject({
    key: 'cart.greeting',
    params: { name: 'Ada', count: 1 },
  });
});

it('says a text within another, in small letters but in German', () => {
  const words = defineMessages('look', { height: 'Row Height', change: 'Change {label}' });
  const change = fill(words.change, { label: withinSentence(words.height) });
  expect(translateEnglish(change)).toBe('Change row height');
  expect(translateEnglish(words.change, { label: words.height })).toBe('Change Row Height');
  const translation = { 'look.height': 'Zeilenhöhe', 'look.change': [['label'], ' ändern'] } as Translation;
  expect(createTranslator('de', translation)(change)).toBe('Zeilenhöhe ändern');
  expect(sayStored(storedWords(change), 'de', translation)).toBe('Zeilenhöhe ändern');
  expect(sayStored(storedWords(change), 'fr', translation)).toBe('zeilenhöhe ändern');
});

it('is stored by its key with all it needs, and said only where a language has all of it', () => {
  const words = defineMessages('look', { height: 'Height', change: '{who}: {label} {count, number}' });
  const stored = storedWords(
    fill(words.change, { who: 'a'.repeat(201), label: withinSentence(words.height), count: 1200 }),
  );
  expect(JSON.parse(JSON.stringify(stored))).toEqual({
    key: 'look.change',
    params: { who: 'a'.repeat(200), label: { key: 'look.height', params: {}, isWithin: true }, count: 1200 },
  });
  expect(sayStored(stored, 'de', { 'look.change': [['label'], ' ändern'] } as Translation)).toBeNull();
  expect(sayStored(stored, 'de', {})).toBeNull();
});

it('is stored without half of a character, where what it needs is cut', () => {
  const words = defineMessages('look', { named: 'Rename {name}' });
  const { params } = storedWords(fill(words.named, { name: `${'a'.repeat(199)}😀` }));
  expect(params['name']).toBe('a'.repeat(199));
});

it('knows by the text what it needs', () => {
  expectTypeOf(cart.empty).toEqualTypeOf<Message<NoParams>>();
  const wrong = [
    // @ts-expect-error a text that needs something is not said without it
    () => translateEnglish(cart.greeting),
    // @ts-expect-error nor with something else
    () => translateEnglish(cart.greeting, { name: 'Ada' }),
    // @ts-expect-error a count is a number
    () => fill(cart.greeting, { name: 'Ada', count: 'one' }),
    // @ts-expect-error a translation has every name
    () => defineTranslation<typeof cart>('cart', { empty: '' }),
  ];
  expect(wrong).toHaveLength(4);
});
