import { sql, type Transaction } from 'kysely';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { keptAnswer, ownFieldProblem, type OwnField } from '#domain/members/own-fields.ts';
import type { FiledMember } from '#domain/members/member-file.ts';
import { MAX_MEMBER_LABELS, MAX_NOTE_LENGTH } from '#domain/members/member-runs.ts';
import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addressKey, readableAddress } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { sendMemberMail } from './mails/send-member-mail.ts';
import { recordHappening } from './member-history.ts';
import type { TableImportId } from '#server/table-imports/tables.ts';
import type { MemberId } from './tables.ts';

const MAX_NAME = 100;
const MAX_CUSTOMER_ID = 255;
const MAX_LANGUAGE = 35;

type Trx = Transaction<Database>;

interface BatchOf {
  readonly siteId: SiteId;
  readonly importId: TableImportId;
  readonly accountId: AccountId | null;
  /** Nothing is written. */
  readonly isDryRun: boolean;
  readonly welcomes: boolean;
  /** Of the site; for those of whom the file says none. */
  readonly language: string;
  /** Own fields of the site, whose answers a file may hold. */
  readonly fields: readonly OwnField[];
  readonly now: number;
}

interface KnownMember {
  readonly id: MemberId;
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly note: string;
  readonly labels: string[];
  readonly customerId: string;
}

/**
 * Takes a batch of rows with different addresses in: those that are new become members, of those who are there only what
 * is empty is filled (CRM-20). What each was before is kept for the undo.
 */
export async function importBatch(
  trx: Trx,
  services: Services,
  of: BatchOf,
  batch: readonly FiledMember[],
): Promise<{ readonly added: number; readonly changed: number }> {
  const { siteId, importId, accountId: by, isDryRun, now } = of;
  const known = await findKnown(trx, siteId, batch);
  const rows = batch.flatMap((member) => (known.has(addressKey(member.email)) ? [] : [newRow(of, member)]));
  const changes = batch.flatMap((member) => {
    const there = known.get(addressKey(member.email));
    const change = there === undefined ? null : changeOf(there, member);
    return there === undefined || change === null ? [] : [{ there, change }];
  });
  if (isDryRun) return { added: rows.length, changed: changes.length };
  const added =
    rows.length === 0
      ? []
      : await trx
          .insertInto('members')
          .values(rows)
          // Somebody who signs up meanwhile stays as they are.
          .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doNothing())
          .returning(['id', 'email'])
          .execute();
  for (const { there, change } of changes) {
    await trx
      .updateTable('members')
      .set({
        first_name: change.firstName,
        last_name: change.lastName,
        note: change.note,
        labels: change.labels,
        customer_id: change.customerId,
      })
      .where('site_id', '=', siteId)
      .where('id', '=', there.id)
      .execute();
  }
  const kept = [
    ...added.map(({ id }) => ({ member_id: id, before: null })),
    ...changes.map(({ there, change }) => ({
      member_id: there.id,
      before: JSON.stringify({ ...there, after: change }),
    })),
  ].map((row) => ({ ...row, site_id: siteId, import_id: importId }));
  if (kept.length > 0) await trx.insertInto('imported_members').values(kept).execute();
  const ids = kept.map(({ member_id: id }) => id);
  await recordHappening(trx, siteId, ids, { what: 'imported', by, now });
  if (of.welcomes) {
    await welcome(
      trx,
      services,
      of,
      added.map(({ email }) => email),
    );
  }
  return { added: added.length, changed: changes.length };
}

async function findKnown(
  trx: Trx,
  siteId: SiteId,
  batch: readonly FiledMember[],
): Promise<ReadonlyMap<string, KnownMember>> {
  const rows = await trx
    .selectFrom('members')
    .select([
      'id',
      'email_key as emailKey',
      'first_name as firstName',
      'last_name as lastName',
      'note',
      'labels',
      'customer_id as customerId',
    ])
    .where('site_id', '=', siteId)
    .where('email_key', '=', sql<string>`any(${batch.map(({ email }) => addressKey(email))}::text[])`)
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.emailKey, row]));
}

function newRow({ siteId, language, fields, now }: BatchOf, member: FiledMember) {
  const joinedAt = new Date(member.joinedAt ?? now);
  const isConfirmed = member.status !== 'unverified';
  return {
    site_id: siteId,
    id: createId<'member'>(now),
    email: readableAddress(member.email),
    email_key: addressKey(member.email),
    first_name: cutText(member.firstName, MAX_NAME),
    last_name: cutText(member.lastName, MAX_NAME),
    status: member.status,
    former_status: null,
    password_hash: null,
    language: cutText(member.language, MAX_LANGUAGE) || language,
    note: cutText(member.note, MAX_NOTE_LENGTH),
    labels: [...member.labels],
    customer_id: cutText(member.customerId, MAX_CUSTOMER_ID),
    fields: JSON.stringify(answersByField(fields, member.answers)),
    joined_at: joinedAt,
    verified_at: isConfirmed ? new Date(member.confirmedAt ?? joinedAt) : null,
    last_seen_day: member.lastSeen,
    removed_at: null,
    removed_by_owner: false,
  };
}

/** Answers by the ids of the fields whose labels the columns have; what a field does not take is left out. */
function answersByField(fields: readonly OwnField[], answers: FiledMember['answers']) {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answers[field.label.trim().toLowerCase()] ?? '';
      const isTaken = answer !== '' && ownFieldProblem(field, answer) === null;
      return isTaken ? [[field.id, keptAnswer(field, answer)] as const] : [];
    }),
  );
}

/** What a row fills in of somebody who is there; null where it changes nothing. */
function changeOf(there: KnownMember, member: FiledMember) {
  const labels = [...new Set([...there.labels, ...member.labels])].toSorted().slice(0, MAX_MEMBER_LABELS);
  const isNameless = there.firstName === '' && there.lastName === '';
  const change = {
    firstName: isNameless ? cutText(member.firstName, MAX_NAME) : there.firstName,
    lastName: isNameless ? cutText(member.lastName, MAX_NAME) : there.lastName,
    note: there.note || cutText(member.note, MAX_NOTE_LENGTH),
    customerId: there.customerId || cutText(member.customerId, MAX_CUSTOMER_ID),
    labels,
  };
  const isSame =
    change.firstName === there.firstName &&
    change.lastName === there.lastName &&
    change.note === there.note &&
    change.customerId === there.customerId &&
    labels.every((label) => there.labels.includes(label));
  return isSame ? null : change;
}

async function welcome(
  trx: Trx,
  services: Services,
  { siteId }: BatchOf,
  emails: readonly string[],
): Promise<void> {
  const { identifier, title: site } = await findSite(trx, siteId);
  const params = { site, link: publicUrl(services.config, identifier, '/account/login') };
  await sendMemberMail(trx, services, siteId, { kind: 'welcome', to: emails, params });
}
