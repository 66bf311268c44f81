import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { ANSWER_COLUMN, labelsCell, MEMBER_COLUMNS } from '#domain/members/member-file.ts';
import { beginCsv, writeCsv } from '#server/platform/csv/write-csv.ts';
import type { Db } from '#server/platform/database/database.ts';
import { matchingMembers, type MemberFilter } from './matching-members.ts';
import { findMemberSettings } from './member-settings.ts';
import type { MemberId } from './tables.ts';

const BATCH = 500;

/**
 * The members that match as CSV, batch by batch, in the order in which they came; without those who were removed
 * (MEMB-68). Importing it into an empty site gives an equal export.
 */
export async function* membersCsv(
  db: Db,
  siteId: SiteId,
  filter: MemberFilter,
  now: number,
): AsyncGenerator<string> {
  const { fields } = await findMemberSettings(db, siteId);
  yield beginCsv([[...MEMBER_COLUMNS, ...fields.map(({ label }) => `${ANSWER_COLUMN}${label}`)]]);
  let after: { readonly joinedAt: Date; readonly key: string } | null = null;
  for (;;) {
    const rows: readonly ExportedRow[] = await listAfter(db, siteId, filter, { after, now });
    if (rows.length > 0)
      yield writeCsv(rows.map((row) => [...cellsOf(row), ...fields.map(({ id }) => row.fields[id] ?? '')]));
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = { joinedAt: last.joinedAt, key: last.key };
  }
}

interface ExportedRow {
  readonly id: MemberId;
  readonly key: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly status: string;
  readonly labels: string[];
  readonly note: string;
  readonly language: string;
  readonly joinedAt: Date;
  readonly verifiedAt: Date | null;
  readonly lastSeenDay: string | null;
  readonly customerId: string;
  readonly fields: Readonly<Record<string, string>>;
}

function listAfter(
  db: Db,
  siteId: SiteId,
  filter: MemberFilter,
  {
    after,
    now,
  }: { readonly after: { readonly joinedAt: Date; readonly key: string } | null; readonly now: number },
): Promise<readonly ExportedRow[]> {
  let query = matchingMembers(db, siteId, filter, { now, by: 'keys' }).where('status', '<>', 'removed');
  if (after !== null) {
    query = query.where(sql<boolean>`(joined_at, email_key) > (${after.joinedAt}, ${after.key})`);
  }
  return query
    .select([
      'id',
      'email_key as key',
      'email',
      'first_name as firstName',
      'last_name as lastName',
      'status',
      'labels',
      'note',
      'language',
      'joined_at as joinedAt',
      'verified_at as verifiedAt',
      sql<string | null>`to_char(last_seen_day, 'YYYY-MM-DD')`.as('lastSeenDay'),
      'customer_id as customerId',
      'fields',
    ])
    .orderBy('joined_at')
    .orderBy('email_key')
    .limit(BATCH)
    .execute();
}

function cellsOf(row: ExportedRow): string[] {
  return [
    row.email,
    row.firstName,
    row.lastName,
    row.status,
    labelsCell(row.labels),
    row.note,
    row.language,
    row.joinedAt.toISOString(),
    row.verifiedAt?.toISOString() ?? '',
    row.lastSeenDay ?? '',
    row.customerId,
  ];
}
