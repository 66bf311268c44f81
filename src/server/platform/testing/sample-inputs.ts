import type { z } from 'zod';

/** Tried in this order for a text; the first that its schema takes is its sample. */
const TEXTS = [
  'sample',
  'sample-text',
  'sample@example.org',
  'a-long-enough-password',
  '0123456789abcdef01234567',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01',
  'https://example.org/',
  '/sample',
  '#112233',
  '01234567',
  'a0',
  'de',
  '1',
  '0',
];
const MAX_DEPTH = 12;

/** Of objects that repeat another sample with one field taken otherwise, that field: only what is in it is new. */
const variedFields = new WeakMap<object, string>();

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly options?: readonly z.ZodType[];
  readonly items?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly values?: readonly unknown[];
  readonly getter?: () => z.ZodType;
}

/**
 * Inputs that a schema describes, made from the schema alone: every optional field filled in, every member of a union
 * once. They need not pass its further rules. `known` gives texts by the name of their field, such as ids that exist.
 */
export function sampleInputs(
  schema: z.ZodType,
  known: Readonly<Record<string, string>> = {},
  name = '',
  depth = 0,
): readonly unknown[] {
  const definition = schema.def as unknown as Definition;
  const into = (inner: z.ZodType | undefined, innerName = name): readonly unknown[] =>
    inner === undefined || depth > MAX_DEPTH ? [] : sampleInputs(inner, known, innerName, depth + 1);
  switch (definition.type) {
    case 'string':
      return [textFor(schema, known[name])];
    case 'number':
    case 'int':
      return [[1, 0, 2, 10, 100].find((value) => schema.safeParse(value).success) ?? 1];
    case 'boolean':
      return [true];
    case 'null':
      return [null];
    case 'enum':
      return Object.values(definition.entries ?? {}).slice(0, 1);
    case 'literal':
      return definition.values?.slice(0, 1) ?? [];
    case 'array':
      return into(definition.element).map((value) => [value]);
    case 'tuple':
      return [(definition.items ?? []).map((item) => into(item)[0])];
    case 'record':
      return into(definition.valueType).map((value) => ({
        [keyFor(into(definition.keyType)[0])]: value,
      }));
    case 'object':
      return objectsOf(definition.shape ?? {}, into);
    case 'union':
      return (definition.options ?? []).flatMap((option) => into(option));
    case 'intersection':
      return into(definition.left).map((left) =>
        varying(variedFields.get(left as object), {
          ...(left as object),
          ...(into(definition.right)[0] as object | undefined),
        }),
      );
    case 'lazy':
      return into(definition.getter?.());
    case 'pipe':
      return into(definition.in);
    case 'undefined':
    case 'void':
    case 'never':
      return [];
    default:
      // Wrappers (optional, default, catch …), and what says nothing of itself (unknown, custom).
      return definition.innerType === undefined ? ['sample'] : into(definition.innerType);
  }
}

/** One with the first sample of every field, and one for each further sample of a field. */
function objectsOf(
  shape: Readonly<Record<string, z.ZodType>>,
  into: (inner: z.ZodType, name: string) => readonly unknown[],
): readonly unknown[] {
  const samples = Object.entries(shape).map(([name, inner]) => [name, into(inner, name)] as const);
  const first = Object.fromEntries(
    samples.flatMap(([name, values]) => (values.length === 0 ? [] : [[name, values[0]] as const])),
  );
  const further = samples.flatMap(([name, values]) =>
    values.slice(1).map((value) => varying(name, { ...first, [name]: value })),
  );
  return [first, ...further];
}

function varying<T extends object>(name: string | undefined, sample: T): T {
  if (name !== undefined) variedFields.set(sample, name);
  return sample;
}

function keyFor(sample: unknown): string {
  return typeof sample === 'string' ? sample : 'sample';
}

function textFor(schema: z.ZodType, known: string | undefined): string {
  const candidates = known === undefined ? TEXTS : [known, ...TEXTS];
  return candidates.find((text) => schema.safeParse(text).success) ?? 'sample';
}

/** Copies of an input with one of its texts changed, but for those that the sample before it has, too. */
export function withEachText(input: unknown, change: (text: string) => string): readonly unknown[] {
  if (typeof input === 'string') return [change(input)];
  return withEachInner(input, (inner) => withEachText(inner, change));
}

/** Copies of an input with one of the names in it changed, but for those that the sample before it has, too. */
export function withEachName(input: unknown, change: (text: string) => string): readonly unknown[] {
  const inner = withEachInner(input, (each) => withEachName(each, change));
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return inner;
  if (variedFields.has(input)) return inner;
  return [...inner, ...Object.entries(input).map(([name, value]) => ({ ...input, [change(name)]: value }))];
}

function withEachInner(input: unknown, changed: (inner: unknown) => readonly unknown[]): readonly unknown[] {
  if (Array.isArray(input)) {
    return input.flatMap((item, index) => changed(item).map((each) => input.with(index, each) as unknown));
  }
  if (typeof input !== 'object' || input === null) return [];
  const varied = variedFields.get(input);
  const fields = Object.entries(input).filter(([name]) => varied === undefined || name === varied);
  return fields.flatMap(([name, value]) => changed(value).map((each) => ({ ...input, [name]: each })));
}
