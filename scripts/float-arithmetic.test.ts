import { expect, it } from 'vitest';
import { floatArithmeticIn } from './float-arithmetic.mjs';

it.each([
  ['a division', 'const half = total / 2;', '/'],
  ['a product', 'const sum = price * pieces;', '*'],
  ['a product that is assigned', 'let sum = 1;sum *= rate;', '*='],
  ['a remainder', 'const left = total % count;', '%'],
  ['rounding', 'const cents = Math.round(amount);', 'Math.round'],
  ['reading a fraction', 'const amount = parseFloat(text);', 'parseFloat'],
  ['reading one as a method', 'const amount = Number.parseFloat(text);', 'parseFloat'],
  ['writing one', 'const text = amount.toFixed(2);', 'toFixed'],
  ['a number with a fraction', 'const rate = 0.19;', '0.19'],
  ['formatting by the language', "const text = new Intl.NumberFormat('en');", 'Intl.NumberFormat'],
])('finds %s near amounts [MON-09]', (_what, code, what) => {
  expect(floatArithmeticIn('a.ts', `// A line.\n${code}\n`)).toEqual([{ line: 2, what }]);
});

it.each([
  ['sums', 'const sum = price + delivery - discount;'],
  ['the larger of two', 'const paid = Math.max(0, due);'],
  ['products in BigInt', 'const twice = 2n * BigInt(amount);const half = twice / BigInt(count);'],
  ['parameters in BigInt', 'function share(a: bigint, b: bigint) { return a / b; }'],
  ['whole numbers with an exponent', 'const limit = 1e6;'],
  ['comments', '// parseFloat(text) / 2'],
])('leaves %s alone [MON-09]', (_what, code) => {
  expect(floatArithmeticIn('a.ts', code)).toEqual([]);
});
