import { sql, type SqlBool } from 'kysely';
import { cutText } from '#lib/cut-text.ts';
import type { ContactSource } from '#server/contacts/contact-source.ts';

const BATCH = 500;
const MAX_SHOWN = 200;

/** Visitors who comment among the contacts of a site (CRM-01); spam makes nobody a contact (CRM-04). */
export const commenterContacts: ContactSource = {
  needs: 'comments.moderate',
  kind: 'comment',
  async entries(db, { siteId, emailKeys }, { before, limit }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('item_comments as comment')
      .leftJoin('content_entries as entry', (join) =>
        join
          .onRef('entry.document_id', '=', 'comment.document_id')
          .on('entry.site_id', '=', siteId)
          .on('entry.stage', '=', 'draft'),
      )
      .select(['comment.id', 'comment.body', 'comment.state', 'comment.created_at as at', 'entry.title'])
      .where('comment.site_id', '=', siteId)
      .where('comment.email_key', 'in', emailKeys)
      .where('comment.created_at', 'is not', null)
      .$if(before !== null, (query) => query.where('comment.created_at', '<', before))
      .orderBy('comment.created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap(({ id, body, state, at, title }) =>
      at === null
        ? []
        : [
            {
              kind: 'comment' as const,
              id,
              at: at.toISOString(),
              title: title ?? '',
              text: cutText(body, MAX_SHOWN),
              state,
              to: `/contacts/comments?state=${state}`,
            },
          ],
    );
  },
  async given(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('item_comments')
      .select('author_name as name')
      .distinct()
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .where('state', '!=', 'spam')
      .limit(20)
      .execute();
    return rows.map(({ name }) => name);
  },
  async *people(db, siteId) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('item_comments')
        .select(['id', 'author_email as email', 'author_name as name', 'created_at as at'])
        .where('site_id', '=', siteId)
        .where('email_key', 'is not', null)
        .where('state', '!=', 'spam')
        .where(sql<SqlBool>`id > ${after}`)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map(({ email, name, at }) => ({
        email: email ?? '',
        firstName: name,
        at: at ?? new Date(0),
        source: 'comment',
      }));
      after = last.id;
    }
  },
};
