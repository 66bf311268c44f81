import { expect, it } from 'vitest';
import { z } from 'zod';
import { strictSchema } from './strict-schema.ts';

interface Tree {
  readonly name: string;
  readonly parts: readonly Tree[];
}
const tree: z.ZodType<Tree> = z.lazy(() =>
  z.object({ name: z.string().max(3).catch(''), parts: z.array(tree).catch([]) }),
);

const read = z
  .object({
    title: z.string().max(5).catch('none'),
    theme: z.enum(['white', 'dark']).catch('white').optional(),
    size: z.int().min(1).max(9).nullable().catch(null),
    address: z.string().max(4),
    shape: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('round'), radius: z.number().max(10).catch(0) }),
      z.object({ kind: z.literal('flat') }),
    ]),
    list: z.array(z.object({ word: z.string().max(3).catch('') })).prefault([]),
    byName: z.record(z.string(), z.number().catch(0)).optional(),
    piped: z
      .string()
      .transform((text) => text.length)
      .pipe(z.number().max(3).catch(1))
      .optional(),
    tree: tree.optional(),
  })
  .refine((value) => value.title !== 'taken', { path: ['title'], error: 'It is taken.' });

const whole = { address: 'a', shape: { kind: 'flat' } };

it.each([
  ['title', { title: 12_345 }],
  ['title', { title: '123456' }],
  ['title', { title: null }],
  ['theme', { theme: 'banana' }],
  ['size', { size: 10 }],
  ['shape.radius', { shape: { kind: 'round', radius: 11 } }],
  ['shape.kind', { shape: { kind: 'bent' } }],
  ['list.1.word', { list: [{ word: 'abc' }, { word: 'abcd' }] }],
  ['byName.a', { byName: { a: 'x' } }],
  ['piped', { piped: 'abcd' }],
  ['tree.parts.0.name', { tree: { name: 'a', parts: [{ name: 'abcd', parts: [] }] } }],
  ['title', { title: 'taken' }],
  ['address', { address: 'abcde' }],
])('refuses a broken %s in %j', (path, value) => {
  const issues = strictSchema(read).safeParse({ ...whole, ...value }).error?.issues ?? [];
  expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});

it('takes what is valid, what is missing and what it does not know', () => {
  const strict = strictSchema(read);
  for (const value of [
    {},
    { title: '12345', theme: 'dark', size: 9, list: [{}], unheardOf: { a: 1 } },
    { size: null, shape: { kind: 'round' }, byName: { a: 1 }, piped: 'abc', tree: { name: 'abc' } },
  ]) {
    expect(strict.safeParse({ ...whole, ...value }).error?.issues).toBeUndefined();
  }
});

it('leaves the schema for reading as tolerant as it was', () => {
  strictSchema(read);
  expect(read.parse({ ...whole, title: 12_345, theme: 'banana', size: 'x' })).toMatchObject({
    title: 'none',
    theme: 'white',
    size: null,
  });
});
