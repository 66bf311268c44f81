import { sql, type RawBuilder } from 'kysely';
import { kindsThat, type Lifetime } from './document-kinds.ts';

/** The kinds with this lifetime, for `in (…)`: as literals, so that partial indexes that name a kind are used. */
export function kindsLasting(...lifetimes: readonly Lifetime[]): RawBuilder<unknown> {
  return literals(kindsThat(({ lasts }) => lifetimes.includes(lasts)));
}

/** The kinds with the states of the workflow, for `in (…)`. */
export function kindsWithWorkflow(): RawBuilder<unknown> {
  return literals(kindsThat(({ hasWorkflow }) => hasWorkflow === true));
}

/** The kinds that are live with each change, for `in (…)`. */
export function kindsLiveAtOnce(): RawBuilder<unknown> {
  return literals(kindsThat(({ isLiveAtOnce }) => isLiveAtOnce !== undefined));
}

/** The kinds that everybody may open who may read the site's content, for `in (…)`. */
export function kindsOfContent(): RawBuilder<unknown> {
  return literals(kindsThat(({ readers }) => readers === undefined));
}

function literals(kinds: readonly string[]): RawBuilder<unknown> {
  return sql.join(kinds.map((kind) => sql.lit(kind)));
}
