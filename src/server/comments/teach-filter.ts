import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { SpamFilter } from './spam-filter.ts';

interface Lesson {
  readonly ids: readonly Id<'comment'>[];
  readonly state: 'approved' | 'spam';
  readonly filter: SpamFilter;
}

/** Tells a spam filter what moderators decided (COMT-24). Network addresses are kept as hashes, which say nothing to it. */
export async function teachFilter(db: Db, siteId: SiteId, { ids, state, filter }: Lesson): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('item_comments')
    .select(['body as text', 'author_name as name', 'author_email as email'])
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('account_id', 'is', null)
    .orderBy('id')
    .execute();
  const lessons = rows.map(({ text, name, email }) =>
    filter.learn({ text, author: { name, email: email ?? '' }, address: null }, state),
  );
  // The decision stands whether or not the filter hears of it.
  await Promise.allSettled(lessons);
}
