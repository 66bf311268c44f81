import type { ContactSource } from '#server/contacts/contact-source.ts';

/** What people asked about their data, and what became of it, in the timeline of their contact (CRM-07, CRM-28). */
export const dataRequestContacts: ContactSource = {
  needs: 'crm.read',
  kind: 'request',
  async entries(db, { siteId, emailKeys }, { before }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('data_requests')
      .select(['id', 'kind', 'state', 'reason', 'confirmed_at as confirmedAt', 'closed_at as closedAt'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      // One that joined another that was open is answered with that one.
      .where('state', '!=', 'unconfirmed')
      .execute();
    return rows
      .flatMap(({ id, kind, state, reason, confirmedAt, closedAt }) => [
        ...(confirmedAt === null ? [] : [{ id, at: confirmedAt, state: `${kind}-asked`, text: '' }]),
        ...(closedAt === null ? [] : [{ id, at: closedAt, state: `${kind}-${state}`, text: reason }]),
      ])
      .filter(({ at }) => before === null || at < before)
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .map(({ id, at, state, text }) => ({
        kind: 'request',
        id: `${id}-${state}`,
        at: at.toISOString(),
        title: '',
        text,
        state,
        to: '/contacts/requests',
      }));
  },
};
