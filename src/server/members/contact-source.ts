import { sql, type SqlBool } from 'kysely';
import type { ContactSource } from '#server/contacts/contact-source.ts';
import { hasTrait } from '#server/contacts/trait-condition.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { mergeMembers, unmergeMembers } from './merge-members.ts';
import type { MemberId } from './tables.ts';

const BATCH = 500;

/** Members among the contacts of a site (CRM-01). */
export const memberContacts: ContactSource = {
  needs: 'crm.read',
  kind: 'member',
  async entries(db, { siteId, emailKeys }, { before }) {
    const rows = await membersOf(db, siteId, emailKeys);
    return rows
      .flatMap((row) => [
        { row, at: row.joinedAt, state: 'unverified' },
        ...(row.verifiedAt === null ? [] : [{ row, at: row.verifiedAt, state: 'active' }]),
        ...(row.removedAt === null ? [] : [{ row, at: row.removedAt, state: 'removed' }]),
      ])
      .filter(({ at }) => before === null || at < before)
      .map(({ row, at, state }) => ({
        kind: 'member',
        id: `${row.id}-${state}`,
        at: at.toISOString(),
        title: row.email,
        text: '',
        state,
        to: membersAddress(row.id),
      }));
  },
  async standings(db, { siteId, emailKeys }) {
    const rows = await membersOf(db, siteId, emailKeys);
    return rows.map(({ id, email, status, joinedAt }) => ({
      kind: 'member',
      name: '',
      email,
      state: status,
      since: joinedAt.toISOString(),
      proof: null,
      to: membersAddress(id),
    }));
  },
  holds: (siteId) => sql<SqlBool>`exists (
    select from contact_emails as address
    join members as member on member.site_id = address.site_id and member.email_key = address.email_key
    where address.site_id = ${siteId} and address.contact_id = contact.id
      and member.site_id = ${siteId} and member.status <> 'removed')`,
  merge: mergeMembers,
  undoMerge: unmergeMembers,
  conditions: {
    member: (siteId, { status }) => {
      const ofMembers = sql`contact.id in (
        select address.contact_id from members as member
        join contact_emails as address on address.email_key = member.email_key
        where member.site_id = ${siteId} and address.site_id = ${siteId}
        ${status === 'none' ? sql`` : sql`and member.status = ${status}`})`;
      const asBefore = status === 'none' ? sql<SqlBool>`not ${ofMembers}` : sql<SqlBool>`${ofMembers}`;
      return hasTrait(siteId, `member:${status}`, asBefore);
    },
  },
  async *people(db, siteId) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('members')
        .select([
          'id',
          'email',
          'first_name as firstName',
          'last_name as lastName',
          'language',
          'verified_at as verifiedAt',
          'joined_at as at',
        ])
        .where('site_id', '=', siteId)
        .where(sql<SqlBool>`id > ${after}`)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map(({ id: _id, verifiedAt, ...person }) => ({
        ...person,
        source: 'member',
        isConfirmed: verifiedAt !== null,
      }));
      after = last.id;
    }
  },
};

async function membersOf(db: Db, siteId: SiteId, emailKeys: readonly string[]) {
  if (emailKeys.length === 0) return [];
  return db
    .selectFrom('members')
    .select([
      'id',
      'email',
      'status',
      'joined_at as joinedAt',
      'verified_at as verifiedAt',
      'removed_at as removedAt',
    ])
    .where('site_id', '=', siteId)
    .where('email_key', 'in', emailKeys)
    .execute();
}

function membersAddress(id: MemberId): string {
  return `/contacts/members/${id}`;
}
