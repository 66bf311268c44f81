import type { JsonObject } from '#lib/json.ts';

/** What timelines of orders and subscriptions read of their events, joined with the accounts of who did it. */
export const EVENT_COLUMNS = [
  'event.id',
  'event.kind',
  'event.by_kind as by',
  'account.name as person',
  'event.data',
  'event.at',
] as const;

/** An event as a timeline shows it. */
export function shownEvent<Event extends { readonly data: JsonObject; readonly at: Date }>({
  data,
  at,
  ...event
}: Event) {
  const text = data['text'];
  const amount = data['amount'];
  return {
    ...event,
    at: at.toISOString(),
    text: typeof text === 'string' ? text : '',
    amount: typeof amount === 'number' ? amount : null,
  };
}
