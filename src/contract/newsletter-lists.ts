import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { SUBSCRIBER_STATES } from '#domain/newsletters/subscriber-state.ts';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { fill } from '#messages/message.ts';
import { defineEndpoint } from './endpoint.ts';
import { mailAddressSchema } from './mail-address.ts';
import { pageQuery } from './page-query.ts';
import { shortText } from './short-text.ts';

const read = { kind: 'permission', any: ['newsletter.subscribers.read'] } as const;
const write = { kind: 'permission', any: ['newsletter.subscribers.write'] } as const;
const listId = idSchema<'mailing-list'>();
const listParams = z.object({ listId });
const subscriberParams = z.object({ listId, subscriberId: idSchema<'subscriber'>() });

const personName = z
  .string()
  .trim()
  .max(100, ruleMessage(fill(fieldRules.atMost, { max: 100 })));

const listSettings = z.object({
  name: shortText(fieldRules.nameMissing),
  /** Read by the people on it. */
  description: z
    .string()
    .trim()
    .max(500, ruleMessage(fill(fieldRules.atMost, { max: 500 }))),
  /** Where answers to its mails go; empty: to the sender. */
  replyTo: z.union([z.literal(''), mailAddressSchema], ruleMessage(fieldRules.invalidEmail)),
  isDoubleOptIn: z.boolean(),
});

export const mailingListSchema = listSettings.extend({
  id: listId,
  createdAt: z.iso.datetime(),
  /** People by state. */
  counts: z.record(z.enum(SUBSCRIBER_STATES), z.int()),
});
export type MailingList = z.infer<typeof mailingListSchema>;

/** The lists of the site with how many people are on them (NEWS-01). */
export const listMailingLists = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter/lists',
  host: 'app',
  access: read,
  output: z.object({ lists: z.array(mailingListSchema) }),
});

/** The lists to choose from in a block or a form, for whoever edits content: names only (CONT-87, FBLD-78). */
export const listMailingListOptions = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter/list-options',
  host: 'app',
  access: { kind: 'permission', any: ['content.read', 'commerce.store-settings'] },
  output: z.object({
    lists: z.array(z.object({ id: listId, name: z.string(), isDoubleOptIn: z.boolean() })),
  }),
});

export const createMailingList = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/lists',
  host: 'app',
  access: write,
  body: listSettings,
  output: z.object({ id: listId }),
});

export const updateMailingList = defineEndpoint({
  method: 'PUT',
  path: '/api/newsletter/lists/:listId',
  host: 'app',
  access: write,
  params: listParams,
  body: listSettings,
  output: z.object({}),
});

export const deleteMailingList = defineEndpoint({
  method: 'DELETE',
  path: '/api/newsletter/lists/:listId',
  host: 'app',
  access: write,
  params: listParams,
  output: z.object({}),
});

export const subscriberSchema = z.object({
  id: idSchema<'subscriber'>(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  state: z.enum(SUBSCRIBER_STATES),
  createdAt: z.iso.datetime(),
  /** When the state began. */
  stateSince: z.iso.datetime(),
  confirmedAt: z.iso.datetime().nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberFilter = {
  search: z.string().trim().max(200).optional(),
  state: z.enum(SUBSCRIBER_STATES).optional(),
};

/** A page of the people of a list, those who came last first. */
export const listSubscribers = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter/lists/:listId/subscribers',
  host: 'app',
  access: read,
  params: listParams,
  query: z.object({ ...subscriberFilter, ...pageQuery({ pageSize: 25, maxPageSize: 200 }) }),
  output: z.object({ subscribers: z.array(subscriberSchema), total: z.int() }),
});

/** Adds a person by hand; without their agreement they are asked by mail (NEWS-13, NEWS-66). */
export const addSubscriber = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/lists/:listId/subscribers',
  host: 'app',
  access: write,
  params: listParams,
  body: z.object({
    email: mailAddressSchema,
    firstName: personName,
    lastName: personName,
    hasAgreed: z.boolean(),
  }),
  output: z.object({ state: z.enum(SUBSCRIBER_STATES) }),
});

/** Takes a person off the list at their wish; their address stays known, so that nobody adds it again (NEWS-13). */
export const unsubscribePerson = defineEndpoint({
  method: 'POST',
  path: '/api/newsletter/lists/:listId/subscribers/:subscriberId/unsubscribe',
  host: 'app',
  access: write,
  params: subscriberParams,
  output: z.object({}),
});

/** Deletes a person from the list, with the record of their consent. */
export const removeSubscriber = defineEndpoint({
  method: 'DELETE',
  path: '/api/newsletter/lists/:listId/subscribers/:subscriberId',
  host: 'app',
  access: write,
  params: subscriberParams,
  output: z.object({}),
});

/** The people of a list as CSV; a download, so the handler answers itself. */
export const exportSubscribers = defineEndpoint({
  method: 'GET',
  path: '/api/newsletter/lists/:listId/subscribers.csv',
  host: 'app',
  access: read,
  params: listParams,
  query: z.object(subscriberFilter),
  output: z.any(),
});

/** The longest file of subscribers that is taken. */
export const MAX_SUBSCRIBERS_BYTES = 20_000_000;
