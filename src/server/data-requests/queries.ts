import type { DataRequest } from '#contract/data-requests.ts';
import { DATA_REQUEST_STATES, type DataRequestState } from '#domain/contacts/data-request.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { contactOfAddress } from './person-of-address.ts';
import type { DataRequestId } from './tables.ts';

interface RequestQuery {
  readonly state: DataRequestState;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of requests: open ones by their due date, others with those that were answered last first. */
export async function listRequests(
  db: Db,
  siteId: SiteId,
  { state, page, pageSize }: RequestQuery,
  now: number,
): Promise<DataRequest[]> {
  const rows = await db
    .selectFrom('data_requests as request')
    .leftJoin('accounts', 'accounts.id', 'request.account_id')
    .select([
      'request.id',
      'request.kind',
      'request.asked_in as askedIn',
      'request.email',
      'request.reason',
      'request.confirmed_at as confirmedAt',
      'request.due_at as dueAt',
      'request.closed_at as closedAt',
      'request.account_id as accountId',
      'accounts.name as person',
    ])
    .where('request.site_id', '=', siteId)
    .where('request.state', '=', state)
    .$if(state === 'open', (query) => query.orderBy('request.due_at'))
    .$if(state !== 'open', (query) => query.orderBy('request.closed_at', 'desc'))
    .orderBy('request.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return Promise.all(
    rows.map(async ({ confirmedAt, dueAt, closedAt, accountId, email, ...request }) => ({
      ...request,
      state,
      email,
      contactId: email === '' ? null : await contactOfAddress(db, siteId, email),
      confirmedAt: (confirmedAt ?? new Date(now)).toISOString(),
      dueAt: (dueAt ?? new Date(now)).toISOString(),
      isOverdue: state === 'open' && dueAt !== null && dueAt.getTime() <= now,
      isBeingErased: state === 'open' && accountId !== null,
      closedAt: closedAt?.toISOString() ?? null,
    })),
  );
}

/** How many there are in each state. */
export async function countRequests(db: Db, siteId: SiteId): Promise<Record<DataRequestState, number>> {
  const rows = await db
    .selectFrom('data_requests')
    .select((row) => ['state', row.fn.countAll<string>().as('count')])
    .where('site_id', '=', siteId)
    .where('state', 'in', [...DATA_REQUEST_STATES])
    .groupBy('state')
    .execute();
  const countOf = (state: DataRequestState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { open: countOf('open'), done: countOf('done'), declined: countOf('declined') };
}

/** A request whose address is confirmed, as whoever answers it needs it; held until the transaction ends. */
export async function holdRequest(trx: Db, siteId: SiteId, id: DataRequestId) {
  const row = await trx
    .selectFrom('data_requests')
    .select(['kind', 'state', 'email', 'account_id as accountId'])
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '!=', 'unconfirmed')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}
