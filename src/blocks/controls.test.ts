import { expect, it } from 'vitest';
import { z } from 'zod';
import { strictSchema } from '#domain/validation/strict-schema.ts';
import type { FieldControl } from './define-block.ts';
import { BLOCKS } from './registry.ts';

/** What a control lets people enter, at its limits. */
function entered(field: FieldControl): readonly unknown[] {
  switch (field.control) {
    case 'text':
    case 'textarea':
      return [field.maxLength === undefined ? '' : 'x'.repeat(field.maxLength)];
    case 'number':
    case 'slider':
      return [field.min, field.max];
    case 'toggle':
      return [true, false];
    case 'select':
    case 'segmented':
      return field.options.map(({ value }) => value);
    default:
      return [];
  }
}

/** Too long, too large, none of the choices: not what only a whole text can be wrong in. */
const LIMITS: ReadonlySet<string> = new Set([
  'too_big',
  'too_small',
  'invalid_value',
  'invalid_type',
  'invalid_union',
]);

function refused(schema: z.ZodType, fields: Readonly<Record<string, FieldControl>>): readonly string[] {
  if (!(schema instanceof z.ZodObject)) return [];
  const shape = schema.shape as Readonly<Record<string, z.ZodType>>;
  return Object.entries(fields).flatMap(([name, field]) => {
    const own = shape[name];
    if (own === undefined) return [];
    const strict = strictSchema(own);
    const wrong = entered(field).filter((value) =>
      strict.safeParse(value).error?.issues.some(({ code }) => LIMITS.has(code)),
    );
    const inList =
      field.control === 'list' ? refused(elementOf(own), field.fields).map((each) => `${name}.${each}`) : [];
    const isUnbounded =
      (field.control === 'text' || field.control === 'textarea') &&
      field.maxLength === undefined &&
      strict.safeParse('x'.repeat(1_000_000)).error?.issues.some(({ code }) => code === 'too_big') === true;
    return [
      ...wrong.map((value) => `${name}: ${JSON.stringify(value).slice(0, 40)}`),
      ...(isUnbounded ? [`${name}: longer than its schema takes`] : []),
      ...inList,
    ];
  });
}

function elementOf(schema: z.ZodType): z.ZodType {
  let current: unknown = schema;
  while (!(current instanceof z.ZodArray)) {
    const { innerType, in: inner } = (current as { def: { innerType?: unknown; in?: unknown } }).def;
    if (innerType === undefined && inner === undefined) return z.never();
    current = innerType ?? inner;
  }
  return current.def.element as z.ZodType;
}

it.each(BLOCKS.map((block) => [block.type, block] as const))(
  '%s: what the controls of the panel let people enter can be saved',
  (_type, block) => {
    expect(refused(block.schema, block.fields as Readonly<Record<string, FieldControl>>)).toEqual([]);
  },
);
