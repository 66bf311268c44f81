import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { boundedRecord } from '#lib/bounded-record.ts';
import { ROUTES } from './routes.ts';

/** Lists in what a schema takes that may be of any length, and objects with any number of names or names of any length. */
function unbounded(schema: unknown, path = '', isCounted = false): readonly string[] {
  if (!(schema instanceof z.ZodType)) return [];
  if (schema instanceof z.ZodArray) {
    const isBounded = (schema.def.checks ?? []).some((check) => check._zod.def.check === 'max_length');
    return [...(isBounded ? [] : [`${path}[]`]), ...unbounded(schema.element, `${path}[]`)];
  }
  if (schema instanceof z.ZodObject) {
    return [
      ...Object.entries(schema.shape).flatMap(([name, each]) => unbounded(each, `${path}.${name}`)),
      ...unbounded(schema.def.catchall, `${path}.*`),
    ];
  }
  if (schema instanceof z.ZodRecord) {
    const isBounded = (isCounted && isShort(schema.keyType)) || isClosed(schema.keyType);
    return [...(isBounded ? [] : [`${path}{}`]), ...unbounded(schema.valueType, `${path}{}`)];
  }
  if (schema instanceof z.ZodMap) {
    return [`${path}{}`, ...unbounded(schema.keyType, path), ...unbounded(schema.valueType, path)];
  }
  if (schema instanceof z.ZodSet) return [`${path}{}`];
  if (schema instanceof z.ZodTuple) {
    const { items, rest } = schema.def;
    return [...(rest === null ? [] : [`${path}[]`]), ...items.flatMap((each) => unbounded(each, path))];
  }
  if (schema instanceof z.ZodIntersection) {
    return [schema.def.left, schema.def.right].flatMap((each) => unbounded(each, path));
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((each) => unbounded(each, path));
  if (schema instanceof z.ZodPipe) {
    const counted = schema.meta()?.['maxEntries'] !== undefined;
    return [...unbounded(schema.in, path), ...unbounded(schema.out, path, counted)];
  }
  const { innerType } = schema.def as { readonly innerType?: unknown };
  return unbounded(innerType, path);
}

function isShort(key: unknown): boolean {
  return key instanceof z.ZodString && key.maxLength !== null;
}

/** Of names that are all known. */
function isClosed(key: unknown): boolean {
  return key instanceof z.ZodEnum || key instanceof z.ZodLiteral;
}

describe('what endpoints take', () => {
  it('tells lists without an end from others', () => {
    const bounded = z.array(z.string()).max(3);
    expect(unbounded(z.object({ a: bounded.optional(), b: z.array(bounded) }))).toEqual(['.b[]']);
    expect(unbounded(z.array(z.object({ c: z.array(z.int()).nullable() })).max(1))).toEqual(['[].c[]']);
    expect(unbounded(z.union([z.literal('all'), z.array(z.string())]))).toEqual(['[]']);
  });

  it('tells objects of any number of names, or of names of any length, from others', () => {
    const bounded = boundedRecord(z.int(), { max: 3, maxNameLength: 20 });
    expect(unbounded(z.object({ a: bounded.optional(), b: boundedRecord(bounded, { max: 3 }) }))).toEqual([]);
    expect(unbounded(z.object({ a: z.record(z.enum(['x', 'y']), z.int()) }))).toEqual([]);
    expect(unbounded(z.object({ a: z.record(z.string(), z.int()).nullable() }))).toEqual(['.a{}']);
    expect(unbounded(z.record(z.string().max(5), z.int()))).toEqual(['{}']);
    expect(unbounded(z.array(z.record(z.string(), z.array(z.int()))).max(2))).toEqual(['[]{}', '[]{}[]']);
    expect(unbounded(boundedRecord(z.record(z.string(), z.int()), { max: 3 }))).toEqual(['{}{}']);
    expect(unbounded(z.object({ a: z.int() }).catchall(z.array(z.int())))).toEqual(['.*[]']);
    expect(unbounded(z.tuple([z.array(z.int())], z.int()))).toEqual(['[]', '[]']);
    expect(unbounded(z.intersection(z.object({ a: z.set(z.int()) }), z.map(z.int(), z.int())))).toEqual([
      '.a{}',
      '{}',
    ]);
    expect(
      unbounded(z.discriminatedUnion('k', [z.object({ k: z.literal(1), a: z.array(z.int()) })])),
    ).toEqual(['.a[]']);
  });

  it('holds no list or object without an end', () => {
    const found = ROUTES.flatMap(({ definition: { method, path, params, body, query } }) =>
      [params, body, query].flatMap((schema) => unbounded(schema).map((list) => `${method} ${path} ${list}`)),
    );
    expect(found).toEqual([]);
  });
});
