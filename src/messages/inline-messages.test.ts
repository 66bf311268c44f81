import { expect, it } from 'vitest';
import { inlineTexts } from '../../messages.config.ts';

const read = (file: string) => {
  expect(file).toMatch(/\/src\/messages\/en\/interface\/cart\.ts$/);
  return Promise.resolve({
    cart: { title: { key: 'cart.title', text: 'Cart' }, sum: { key: 'cart.sum', text: [] } },
  });
};
const IMPORT = "import { cart } from '#messages/en/interface/cart.ts';";
const inline = (code: string) => inlineTexts(`${IMPORT}\n${code}`, '/src/editor/cart.tsx', read);

it('puts each text once where it is said', async () => {
  const code = await inline(
    'const a = [cart.title]; const b = () => say(cart.title, { title: other.title });',
  );
  expect(code).toBe(
    'const cart$title = {"key":"cart.title","text":"Cart"};\n\n' +
      'const a = [cart$title]; const b = () => say(cart$title, { title: other.title });',
  );
});

it.each([
  'const a = cart[name];',
  'const { title } = cart;',
  'say({ cart });',
  'say(cart);',
  'const f = (cart) => cart.title;',
  'say(cart.unknown);',
])('leaves a module whole that is used as a whole: %s', async (code) => {
  expect(await inline(code)).toBeNull();
});

it('leaves names alone that are properties', async () => {
  expect(await inline('say(cart.sum, { cart: 1 }, page.cart);')).toContain(
    'say(cart$sum, { cart: 1 }, page.cart);',
  );
});
