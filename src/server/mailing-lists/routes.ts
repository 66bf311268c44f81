import { Readable } from 'node:stream';
import {
  addSubscriber,
  createMailingList,
  deleteMailingList,
  exportSubscribers,
  listMailingListOptions,
  listMailingLists,
  listSubscribers,
  removeSubscriber,
  unsubscribePerson,
  updateMailingList,
} from '#contract/newsletter-lists.ts';
import { MAX_LISTS } from '#domain/newsletters/link-mail-limits.ts';
import { SUBSCRIBER_STATES } from '#domain/newsletters/subscriber-state.ts';
import type { Id } from '#lib/id.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Call } from '#server/platform/http/call.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { addSubscriberToList } from './add-subscriber-to-list.ts';
import { countByState, createList, deleteList, findList, listLists, updateList } from './lists.ts';
import { subscribersCsv } from './subscribers-csv.ts';
import { listSubscriberRows } from './subscribers.ts';
import { removeSubscription } from './subscriptions.ts';
import { unsubscribeByOwner } from './unsubscribe-by-owner.ts';

type OwnerCall = Pick<Call<'app'>, 'site' | 'services'>;

/** Mailing lists in the configuration area. */
export const mailingListRoutes: readonly Route[] = [
  implement(listMailingLists, async (call) => {
    const { siteId } = call.site;
    const lists = await listLists(call.services.db, siteId);
    const counts = await countByState(call.services.db, siteId);
    return {
      lists: lists.map((list) => ({
        ...list,
        createdAt: list.createdAt.toISOString(),
        counts: {
          pending: 0,
          subscribed: 0,
          unsubscribed: 0,
          bounced: 0,
          complained: 0,
          ...counts.get(list.id),
        } satisfies Record<(typeof SUBSCRIBER_STATES)[number], number>,
      })),
    };
  }),
  implement(listMailingListOptions, async (call) => {
    const lists = await listLists(call.services.db, call.site.siteId);
    return { lists: lists.map(({ id, name, isDoubleOptIn }) => ({ id, name, isDoubleOptIn })) };
  }),
  implement(createMailingList, async (call) => {
    const { siteId } = call.site;
    const { db, now } = call.services;
    if ((await listLists(db, siteId)).length >= MAX_LISTS) {
      throw new CallError('too-many-mailing-lists', { max: MAX_LISTS });
    }
    const id = await createList(db, siteId, call.body, now());
    if (id === null) throw nameTaken(call.body.name);
    return { id };
  }),
  implement(updateMailingList, async (call) => {
    await listOf(call, call.params.listId);
    const { siteId } = call.site;
    if (!(await updateList(call.services.db, siteId, call.params.listId, call.body))) {
      throw nameTaken(call.body.name);
    }
    return {};
  }),
  implement(deleteMailingList, async (call) => {
    await listOf(call, call.params.listId);
    const { siteId } = call.site;
    await call.services.db.transaction().execute((trx) => deleteList(trx, siteId, call.params.listId));
    return {};
  }),
  implement(listSubscribers, async (call) => {
    const { siteId } = call.site;
    await listOf(call, call.params.listId);
    const { rows, total } = await listSubscriberRows(call.services.db, siteId, {
      ...call.query,
      listId: call.params.listId,
    });
    return {
      subscribers: rows.map((row) => ({
        ...row,
        createdAt: row.createdAt.toISOString(),
        stateSince: row.stateSince.toISOString(),
        confirmedAt: row.confirmedAt?.toISOString() ?? null,
      })),
      total,
    };
  }),
  implement(addSubscriber, async (call) => {
    const list = await listOf(call, call.params.listId);
    const { hasAgreed, ...person } = call.body;
    const added = await addSubscriberToList(call.services, {
      siteId: call.site.siteId,
      list,
      person,
      hasAgreed,
      accountId: call.caller.account.accountId,
    });
    if (!added.ok) throw new CallError(added.error);
    return { state: added.value };
  }),
  implement(unsubscribePerson, async (call) => {
    await listOf(call, call.params.listId);
    const { siteId } = call.site;
    const by = { ...call.params, accountId: call.caller.account.accountId };
    if (!(await unsubscribeByOwner(call.services, siteId, by))) throw new CallError('not-found');
    return {};
  }),
  implement(removeSubscriber, async (call) => {
    const { siteId } = call.site;
    const { listId, subscriberId } = call.params;
    const isRemoved = await call.services.db
      .transaction()
      .execute((trx) => removeSubscription(trx, siteId, listId, subscriberId));
    if (!isRemoved) throw new CallError('not-found');
    return {};
  }),
  implement(exportSubscribers, async (call) => {
    const { siteId, identifier } = call.site;
    const list = await listOf(call, call.params.listId);
    const csv = subscribersCsv(call.services.db, siteId, { ...call.query, listId: list.id });
    return call.reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="subscribers-${identifier}.csv"`)
      .send(Readable.from(csv));
  }),
];

async function listOf(call: OwnerCall, listId: Id<'mailing-list'>) {
  const list = await findList(call.services.db, call.site.siteId, listId);
  if (list === null) throw new CallError('not-found');
  return list;
}

function nameTaken(name: string): CallError {
  return new CallError('mailing-list-name-taken', { name });
}
