import { sql, type SqlBool } from 'kysely';
import type { ContactSource } from '#server/contacts/contact-source.ts';
import { hasTrait, lacksTrait } from '#server/contacts/trait-condition.ts';
import { joinList } from './join-list.ts';
import { findList } from './lists.ts';
import { mergeSubscriptions, unmergeSubscriptions } from './merge-subscriptions.ts';

const BATCH = 500;

/** People of mailing lists among the contacts of a site, and what they agreed to (CRM-01, CRM-06). */
export const subscriberContacts: ContactSource = {
  needs: 'newsletter.subscribers.read',
  kind: 'consent',
  lists: {
    nameOf: async (db, siteId, listId) => (await findList(db, siteId, listId))?.name ?? null,
    join: joinList,
  },
  holds: (siteId) => sql<SqlBool>`exists (
    select from contact_emails as address
    join subscribers as person on person.site_id = address.site_id and person.email_key = address.email_key
    join list_subscriptions as subscription
      on subscription.site_id = person.site_id and subscription.subscriber_id = person.id
    where address.site_id = ${siteId} and address.contact_id = contact.id
      and person.site_id = ${siteId} and subscription.site_id = ${siteId}
      and subscription.state in ('subscribed', 'pending'))`,
  async entries(db, { siteId, emailKeys }, { before, limit }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('subscribers as person')
      .innerJoin('subscription_changes as change', (join) =>
        join.onRef('change.site_id', '=', 'person.site_id').onRef('change.subscriber_id', '=', 'person.id'),
      )
      .innerJoin('mailing_lists as list', (join) =>
        join.onRef('list.site_id', '=', 'change.site_id').onRef('list.id', '=', 'change.list_id'),
      )
      .select([
        'change.id',
        'change.list_id as listId',
        'change.state',
        'change.wording',
        'change.changed_at as at',
        'list.name',
      ])
      .where('person.site_id', '=', siteId)
      .where('change.site_id', '=', siteId)
      .where('list.site_id', '=', siteId)
      .where('person.email_key', 'in', emailKeys)
      .$if(before !== null, (query) => query.where('change.changed_at', '<', before))
      .orderBy('change.changed_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, listId, state, wording, at, name }) => ({
      kind: 'consent',
      id,
      at: at.toISOString(),
      title: name,
      text: wording,
      state,
      to: `/contacts/lists/${listId}`,
    }));
  },
  async standings(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('subscribers as person')
      .innerJoin('list_subscriptions as subscription', (join) =>
        join
          .onRef('subscription.site_id', '=', 'person.site_id')
          .onRef('subscription.subscriber_id', '=', 'person.id'),
      )
      .innerJoin('mailing_lists as list', (join) =>
        join.onRef('list.site_id', '=', 'subscription.site_id').onRef('list.id', '=', 'subscription.list_id'),
      )
      .select([
        'person.email',
        'list.id as listId',
        'list.name',
        'subscription.state',
        'subscription.state_since as since',
        // The proof of a state is the change that led to it.
        sql<{ source: string; wording: string; pagePath: string } | null>`(
          select json_build_object('source', source, 'wording', wording, 'pagePath', page_path)
          from subscription_changes as change
          where change.site_id = ${siteId} and change.list_id = subscription.list_id
            and change.subscriber_id = subscription.subscriber_id
          order by changed_at desc, id desc limit 1)`.as('proof'),
      ])
      .where('person.site_id', '=', siteId)
      .where('subscription.site_id', '=', siteId)
      .where('list.site_id', '=', siteId)
      .where('person.email_key', 'in', emailKeys)
      .orderBy('list.name')
      .execute();
    return rows.map(({ listId, since, ...standing }) => ({
      ...standing,
      kind: 'subscription',
      since: since.toISOString(),
      to: `/contacts/lists/${listId}`,
    }));
  },
  merge: mergeSubscriptions,
  undoMerge: unmergeSubscriptions,
  conditions: {
    list: (siteId, { listId, state }) => {
      const onList = sql`contact.id in (
        select address.contact_id from list_subscriptions as subscription
        join subscribers as person on person.site_id = subscription.site_id
          and person.id = subscription.subscriber_id
        join contact_emails as address on address.email_key = person.email_key
        where subscription.site_id = ${siteId} and person.site_id = ${siteId} and address.site_id = ${siteId}
          and subscription.list_id = ${listId}
          ${state === 'none' ? sql`` : sql`and subscription.state = ${state}`})`;
      return state === 'none'
        ? lacksTrait(`list:${listId}`, sql<SqlBool>`not ${onList}`)
        : hasTrait(siteId, `list:${listId}:${state}`, sql<SqlBool>`${onList}`);
    },
  },
  async *people(db, siteId) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('subscribers')
        .select(['id', 'email', 'first_name as firstName', 'last_name as lastName', 'created_at as at'])
        .where('site_id', '=', siteId)
        .where(sql<SqlBool>`id > ${after}`)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows.map(({ id: _id, ...person }) => ({ ...person, source: 'newsletter' }));
      after = last.id;
    }
  },
};
