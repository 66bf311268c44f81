import { expect, it } from 'vitest';
import { isNestedDeeper } from './is-nested-deeper.ts';

const arrays = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const objects = (levels: number): string => '{"a":'.repeat(levels) + '1' + '}'.repeat(levels);

it('tells at the level itself', () => {
  expect(isNestedDeeper(arrays(64), 64)).toBe(false);
  expect(isNestedDeeper(arrays(65), 64)).toBe(true);
  expect(isNestedDeeper(objects(64), 64)).toBe(false);
  expect(isNestedDeeper(objects(65), 64)).toBe(true);
  expect(isNestedDeeper('1', 0)).toBe(false);
});

it('counts what is within each other, not what stands side by side', () => {
  expect(isNestedDeeper(`[${Array.from({ length: 1000 }, () => '{}').join(',')}]`, 2)).toBe(false);
});

it('passes over brackets in texts, behind escaped quotes and backslashes too', () => {
  expect(isNestedDeeper(JSON.stringify(['['.repeat(100)]), 1)).toBe(false);
  expect(isNestedDeeper(JSON.stringify(['"[[\\', '\\"[[', '\\']), 1)).toBe(false);
  expect(isNestedDeeper(String.raw`["\\",[1]]`, 1)).toBe(true);
  expect(isNestedDeeper('["[[[', 1)).toBe(false);
});
