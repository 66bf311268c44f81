import { sql } from 'kysely';
import { cutText } from '#lib/cut-text.ts';
import type { ContactSource } from './contact-source.ts';

const MAX_SHOWN = 200;

/** Notes in the timeline of their contact. */
export const noteSource: ContactSource = {
  needs: 'crm.read',
  kind: 'note',
  async entries(db, { siteId, contactId }, { before, limit }) {
    const rows = await db
      .selectFrom('contact_notes as note')
      .leftJoin('accounts', 'accounts.id', 'note.account_id')
      .select(['note.id', 'note.text', 'note.created_at as at', 'accounts.name as author'])
      .where('note.site_id', '=', siteId)
      .where('note.contact_id', '=', contactId)
      .$if(before !== null, (query) => query.where('note.created_at', '<', before))
      .orderBy('note.created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, text, at, author }) => ({
      kind: 'note',
      id,
      at: at.toISOString(),
      title: author ?? '',
      text: cutText(text, MAX_SHOWN),
      state: '',
      to: null,
    }));
  },
};

/** Mails that the site sent to an address of the person, as long as they are kept. */
export const mailSource: ContactSource = {
  needs: 'crm.read',
  kind: 'mail',
  async entries(db, { siteId, emailKeys }, { before, limit }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('outbox_mails')
      .select(['id', 'subject', 'status', 'created_at as at'])
      .where('site_id', '=', siteId)
      .where(sql<string>`lower(recipient)`, 'in', emailKeys)
      .$if(before !== null, (query) => query.where('created_at', '<', before))
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, subject, status, at }) => ({
      kind: 'mail',
      id,
      at: at.toISOString(),
      title: subject,
      text: '',
      state: status,
      to: null,
    }));
  },
};
