import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** What the person asked about their data. That somebody asked, and when it was answered, stays without an address. */
export const dataRequestData: PersonalDataPart = {
  name: 'requests',
  tables: ['data_requests'],
  fate: 'anonymous',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('data_requests')
      .select([
        'email',
        'kind',
        'state',
        'reason',
        'confirmed_at as confirmedAt',
        'due_at as dueAt',
        'closed_at as closedAt',
      ])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .where('state', '!=', 'unconfirmed')
      .orderBy('confirmed_at')
      .execute();
    return rows.map(({ confirmedAt, dueAt, closedAt, ...request }) => ({
      ...request,
      confirmedAt: confirmedAt?.toISOString() ?? null,
      dueAt: dueAt?.toISOString() ?? null,
      closedAt: closedAt?.toISOString() ?? null,
    }));
  },
  async erase(trx, services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await trx
      .deleteFrom('data_requests')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .where('state', '=', 'unconfirmed')
      .execute();
    const at = new Date(services.now());
    await trx
      .updateTable('data_requests')
      .set((row) => ({
        email: '',
        email_key: '',
        reason: '',
        token_hash: null,
        copy_hash: null,
        code_hash: null,
        // Nothing is left to copy, either.
        state: row
          .case()
          .when(row.ref('state'), '=', 'declined')
          .then('declined' as const)
          .else('done' as const)
          .end(),
        closed_at: row.fn.coalesce('closed_at', row.val(at)),
      }))
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .execute();
  },
};
