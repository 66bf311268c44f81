import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * How contacts are looked for: what few fulfil by the indexes of what is sought (`keys`); what many fulfil by walking
 * along the list, where looking into an index, or making its keys of each row, takes longer than the walk.
 */
export type LookedForBy = 'keys' | 'walk';

/** A condition about a row `contact`. */
export type ContactCondition = (by: LookedForBy) => RawBuilder<SqlBool>;

export function allOf(parts: readonly ContactCondition[]): ContactCondition {
  return (by) =>
    sql<SqlBool>`(${sql.join(
      parts.map((part) => part(by)),
      sql` and `,
    )})`;
}

export function anyOf(parts: readonly ContactCondition[]): ContactCondition {
  return (by) =>
    sql<SqlBool>`(${sql.join(
      parts.map((part) => part(by)),
      sql` or `,
    )})`;
}
