import { sql } from 'kysely';
import { identifierProblem, proposeIdentifier } from '#domain/sites/site-identifier.ts';
import { errorText, errorWords, type ErrorCode } from '#contract/errors.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';

const MAX_PROPOSALS = 50;

/**
 * Refuses an identifier a site may not have (PLAT-01): invalid, reserved, or used now or within the last 90 days by
 * another site. Locked until the transaction ends, so that of two simultaneous calls one succeeds.
 */
export async function reserveIdentifier(
  trx: Db,
  identifier: string,
  { forSite, now, isOwn }: { readonly forSite: SiteId | null; readonly now: number; readonly isOwn: boolean },
): Promise<void> {
  const problem = identifierProblem(identifier);
  if (problem === 'invalid') throw refusal('identifier-invalid');
  if (problem === 'reserved' && !isOwn) throw refusal('identifier-taken');
  await sql`select pg_advisory_xact_lock(hashtext('portico-site-identifiers'))`.execute(trx);
  await trx.deleteFrom('site_former_identifiers').where('expires_at', '<=', new Date(now)).execute();
  if (await isTaken(trx, identifier, { forSite, now })) throw refusal('identifier-taken');
}

/** What is wrong with an identifier, in words, or null; a look without taking it. */
export async function describeIdentifier(db: Db, identifier: string, now: number): Promise<string | null> {
  const problem = identifierProblem(identifier);
  if (problem === 'invalid') return errorText('identifier-invalid');
  const isFree = problem === null && !(await isTaken(db, identifier, { forSite: null, now }));
  return isFree ? null : errorText('identifier-taken');
}

/** A free identifier made from a title: `cafe-ole`, or `cafe-ole-2` where that is taken. */
export async function proposeFreeIdentifier(db: Db, title: string, now: number): Promise<string> {
  const base = proposeIdentifier(title);
  for (let number = 1; number <= MAX_PROPOSALS; number += 1) {
    const proposal = number === 1 ? base : `${base}-${number}`;
    if ((await describeIdentifier(db, proposal, now)) === null) return proposal;
  }
  return `${base}-${now.toString(36)}`;
}

async function isTaken(
  db: Db,
  identifier: string,
  { forSite, now }: { readonly forSite: SiteId | null; readonly now: number },
): Promise<boolean> {
  const site = await db
    .selectFrom('sites')
    .select('id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (site !== undefined && site.id !== forSite) return true;
  const former = await db
    .selectFrom('site_former_identifiers')
    .select('site_id')
    .where('identifier', '=', identifier)
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return former !== undefined && former.site_id !== forSite;
}

function refusal(code: Extract<ErrorCode, `identifier-${string}`>): CallError {
  return new CallError(code, {}, { identifier: errorWords(code) });
}
