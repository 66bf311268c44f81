import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * How rows are looked at: a few thousand of them along the list (`walk`), where each is asked for by itself what other
 * tables know; or any number (`scan`), where what other tables know is read once.
 */
export type LookedAtBy = 'walk' | 'scan';

/**
 * What finds contacts without looking at all of them, the best first: where all conditions are to hold, those of one
 * are asked together, and the others are looked at in the rows it finds. A condition on the functions of two indexes
 * would be worked out for each row that one of them finds, which takes 20 to 200 µs a row.
 */
const INDEXES = ['near', 'words', 'keys', 'several', 'label'] as const;
type IndexName = (typeof INDEXES)[number];

/** A condition about a row `contact`. */
export interface ContactCondition {
  /** Quickly worked out for a row. */
  readonly ofRow: (by: LookedAtBy) => RawBuilder<SqlBool>;
  /** What all who fulfil it fulfil, and an index alone can find; null where each row has to be looked at. */
  readonly byIndex: { readonly name: IndexName; readonly condition: RawBuilder<SqlBool> } | null;
}

/** A condition that only rows know. */
export function ofRow(condition: RawBuilder<SqlBool>): ContactCondition {
  return { ofRow: () => condition, byIndex: null };
}

export function allOf(parts: readonly ContactCondition[]): ContactCondition {
  return {
    ofRow: (by) =>
      joined(
        parts.map((part) => part.ofRow(by)),
        sql` and `,
      ),
    byIndex: indexOfAll(parts),
  };
}

export function anyOf(parts: readonly ContactCondition[]): ContactCondition {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;
  return {
    ofRow: (by) =>
      joined(
        parts.map((part) => part.ofRow(by)),
        sql` or `,
      ),
    byIndex: indexOfAny(parts),
  };
}

export function notOf(part: ContactCondition): ContactCondition {
  return { ofRow: (by) => sql<SqlBool>`not ${part.ofRow(by)}`, byIndex: null };
}

function indexOfAll(parts: readonly ContactCondition[]): ContactCondition['byIndex'] {
  for (const name of INDEXES) {
    const conditions = parts.flatMap(({ byIndex }) => (byIndex?.name === name ? [byIndex.condition] : []));
    const [first] = conditions;
    if (first === undefined) continue;
    return { name, condition: isOne(name) ? first : joined(conditions, sql` and `) };
  }
  return null;
}

function indexOfAny(parts: readonly ContactCondition[]): ContactCondition['byIndex'] {
  const found = parts.flatMap(({ byIndex }) => byIndex ?? []);
  const [first] = found;
  if (first === undefined || found.length < parts.length) return null;
  return {
    // What each of them finds is put together.
    name: isOne(first.name) || found.some(({ name }) => name !== first.name) ? 'several' : first.name,
    condition: joined(
      found.map(({ condition }) => condition),
      sql` or `,
    ),
  };
}

/** Whether conditions by it are asked one at a time. */
function isOne(name: IndexName): boolean {
  return name === 'several' || name === 'label';
}

function joined(conditions: readonly RawBuilder<SqlBool>[], by: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(conditions, by)})`;
}
