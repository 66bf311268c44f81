import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { ErrorCode } from '#contract/errors.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { FormKey } from './form-key.ts';
import { SENDING_WINDOW_MS } from './form-limits.ts';
import { hashAddress } from './hash-secret.ts';
import { hasRoomForSending, countAccepted } from './site-sendings.ts';
import type { FormTables } from './tables.ts';

type SendingServices = Pick<Services, 'config' | 'now'>;

/** A submission or sign-up by a visitor. */
export interface Sending {
  readonly siteId: SiteId;
  readonly formId: Id<'form'>;
  /** The visitor's network address. */
  readonly address: string;
}

/** The error for a refused submission. */
export const REFUSED_AS = {
  'key-used': 'form-key-invalid',
  'rate-limited': 'form-rate-limited',
} as const satisfies Readonly<Record<string, ErrorCode>>;

/** A row of the table of submissions, as it is inserted. */
export type NewSubmission = Insertable<FormTables['form_submissions']>;

/**
 * Accepts what a visitor sends with a key: counts it, uses the key up and stores the submission, if there is one, all in
 * one statement (FORM-67, FORM-69). Where it is refused nothing is stored and the key can be used again; a key that is
 * used several times at once is counted each time. The limit of the whole site is checked apart (`hasRoomForSending`).
 * With `atRevision` the outcome is `revised` unless the site has that revision.
 */
export async function acceptSending(
  db: Db,
  services: SendingServices,
  sending: Sending & { readonly key: FormKey },
  submission: NewSubmission | null,
  atRevision: number | null,
): Promise<'accepted' | 'revised' | keyof typeof REFUSED_AS> {
  const { siteId, key } = sending;
  const used = sql`select from form_used_keys where site_id = ${siteId} and nonce = ${key.nonce}`;
  const isRevised =
    atRevision === null
      ? sql`false`
      : sql`not exists (select from sites where id = ${siteId} and revision = ${atRevision})`;
  // Two uses of one key at once are serialised by the primary key of `form_used_keys`: the second insert does nothing.
  const { rows } = await sql<Outcome>`
    with counted as (${counting(services, sending, sql`where not exists (${used}) and not ${isRevised}`)}),
      spent as (
        insert into form_used_keys (site_id, nonce, expires_at)
        select site_id, ${key.nonce}, ${key.expiresAt}::timestamptz from counted
        on conflict do nothing
        returning site_id
      )
      ${submission === null ? sql`` : sql`, stored as (${storing(submission)})`}
    select exists (${used}) as "wasUsed", ${isRevised} as "isRevised",
      exists (select from counted) as "mayPass", exists (select from spent) as "isAccepted"`.execute(db);
  const outcome = rows[0];
  if (outcome?.isAccepted === true) {
    countAccepted(services, siteId);
    return 'accepted';
  }
  if (outcome?.wasUsed === true || outcome?.mayPass === true) return 'key-used';
  return outcome?.isRevised === true ? 'revised' : 'rate-limited';
}

interface Outcome {
  readonly wasUsed: boolean;
  readonly isRevised: boolean;
  readonly mayPass: boolean;
  readonly isAccepted: boolean;
}

/** Counts what a visitor sends without a key, and tells whether it may pass (FORM-69). */
export async function countSending(
  services: SendingServices & Pick<Services, 'db'>,
  sending: Sending,
): Promise<boolean> {
  if (!(await hasRoomForSending(services, sending.siteId))) return false;
  const { rows } = await counting(services, sending, sql``).execute(services.db);
  if (rows.length === 0) return false;
  countAccepted(services, sending.siteId);
  return true;
}

/** Returns a row where the visitor may send, and none otherwise. Several of one visitor at once wait for the row lock. */
function counting(
  services: SendingServices,
  { siteId, formId, address }: Sending,
  condition: RawBuilder<unknown>,
): RawBuilder<{ site_id: SiteId }> {
  const now = services.now();
  const inWindow = sql`select at from unnest(sender.sent_at) as at where at > ${new Date(now - SENDING_WINDOW_MS)}`;
  return sql`
    insert into form_senders as sender (site_id, form_id, address_hash, sent_at)
    select ${siteId}, ${formId}, ${hashAddress(services, address)}::bytea, array[${new Date(now)}::timestamptz]
    ${condition}
    on conflict (site_id, form_id, address_hash) do update
      set sent_at = array(${inWindow}) || excluded.sent_at
      where (select count(*) from (${inWindow}) as recent) < ${services.config.formLimits.perVisitor}
    returning site_id`;
}

/** The row is one parameter: a JSON object with the names of the columns; columns it leaves out are null. */
function storing(submission: NewSubmission): RawBuilder<unknown> {
  const { fields, answers, ...row } = submission;
  // Both are JSON texts already.
  const json = `{"fields":${fields},"answers":${answers},${JSON.stringify(row).slice(1)}`;
  return sql`
    insert into form_submissions
    select submission.* from spent, jsonb_populate_record(null::form_submissions, ${json}::jsonb) as submission`;
}
