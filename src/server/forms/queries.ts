import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface SubmissionFilter {
  readonly formId?: Id<'form'> | undefined;
  readonly search?: string | undefined;
  readonly isUnread?: boolean | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
}

const COLUMNS = [
  'id',
  'form_id as formId',
  'form_name as formName',
  'fields',
  'answers',
  'page_title as pageTitle',
  'page_path as pagePath',
  'is_overlay_form as isOverlayForm',
  'submit_button_text as submitButtonText',
  'created_at as createdAt',
  'read_at as readAt',
] as const;

function filtered(db: Db, siteId: SiteId, filter: SubmissionFilter) {
  let query = db.selectFrom('form_submissions').where('site_id', '=', siteId).where('deleted_at', 'is', null);
  if (filter.formId !== undefined) query = query.where('form_id', '=', filter.formId);
  if (filter.isUnread === true) query = query.where('read_at', 'is', null);
  if (filter.since !== undefined) query = query.where('created_at', '>=', filter.since);
  if (filter.until !== undefined) query = query.where('created_at', '<', filter.until);
  if (filter.search !== undefined && filter.search !== '') {
    const pattern = `%${filter.search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where('search_text', 'like', pattern);
  }
  return query;
}

/** A page of submissions, newest first, and how many there are. */
export async function listSubmissionRows(
  db: Db,
  siteId: SiteId,
  filter: SubmissionFilter & { readonly page: number; readonly pageSize: number },
) {
  const base = filtered(db, siteId, filter);
  const [rows, counts] = await Promise.all([
    base
      .select(COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(filter.pageSize)
      .offset((filter.page - 1) * filter.pageSize)
      .execute(),
    base
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, ...counts };
}

export type ListedSubmission = Awaited<ReturnType<typeof listSubmissionRows>>['rows'][number];

export async function findSubmission(
  db: Db,
  siteId: SiteId,
  id: Id<'submission'>,
): Promise<ListedSubmission | null> {
  const row = await db
    .selectFrom('form_submissions')
    .select(COLUMNS)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the site has a form with submissions of this id. */
export async function hasSubmissions(db: Db, siteId: SiteId, formId: Id<'form'>): Promise<boolean> {
  const row = await filtered(db, siteId, { formId }).select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Forms with submissions under their latest name, the one answered last first. */
export function listFormRows(db: Db, siteId: SiteId) {
  return db
    .selectFrom('form_submissions')
    .select([
      'form_id as formId',
      sql<string>`(array_agg(form_name order by created_at desc, id desc))[1]`.as('name'),
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'),
      sql<Date>`max(created_at)`.as('latestAt'),
    ])
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .groupBy('form_id')
    .orderBy('latestAt', 'desc')
    .execute();
}

/** Marks submissions; returns how many there were. */
export async function setSubmissionsRead(
  db: Db,
  siteId: SiteId,
  ids: readonly Id<'submission'>[],
  readAt: Date | null,
): Promise<number> {
  const updated = await db
    .updateTable('form_submissions')
    .set({ read_at: readAt })
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

/** Deletes submissions, or brings them back where `deletedAt` is null; returns how many. Erases what was deleted before `eraseBefore`. */
export async function setSubmissionsDeleted(
  db: Db,
  siteId: SiteId,
  ids: readonly Id<'submission'>[],
  { deletedAt, eraseBefore }: { readonly deletedAt: Date | null; readonly eraseBefore: Date },
): Promise<number> {
  await db
    .deleteFrom('form_submissions')
    .where('site_id', '=', siteId)
    .where('deleted_at', '<', eraseBefore)
    .execute();
  const updated = await db
    .updateTable('form_submissions')
    .set({ deleted_at: deletedAt })
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return Number(updated.numUpdatedRows);
}

/** The different field lists the submissions of a form were made with, newest first: the columns of a spreadsheet. */
export function listFieldVersions(db: Db, siteId: SiteId, filter: SubmissionFilter) {
  return filtered(db, siteId, filter)
    .select(['fields', sql<Date>`max(created_at)`.as('latestAt')])
    .groupBy('fields')
    .orderBy('latestAt', 'desc')
    .execute();
}

/** Submissions older than a point, for batches; null starts with the newest. */
export function listSubmissionsBefore(
  db: Db,
  siteId: SiteId,
  filter: SubmissionFilter,
  before: { readonly createdAt: Date; readonly id: Id<'submission'> } | null,
  limit: number,
): Promise<ListedSubmission[]> {
  let query = filtered(db, siteId, filter);
  if (before !== null) {
    query = query.where((eb) =>
      eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(before.createdAt, before.id)),
    );
  }
  return query.select(COLUMNS).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
