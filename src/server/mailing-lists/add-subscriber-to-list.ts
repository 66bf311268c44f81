import { recordAsked } from './record-asked.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { Services } from '#server/platform/services.ts';
import type { MailingListRow } from './lists.ts';
import { holdPerson, holdSubscription, setState, type Person } from './subscriptions.ts';

export interface AddedSubscriber {
  readonly siteId: SiteId;
  readonly list: MailingListRow;
  readonly person: Person;
  /** Whether the owner confirms the person's consent; else the person is asked by mail. */
  readonly hasAgreed: boolean;
  readonly accountId: AccountId | null;
}

type AddingRefusal = Extract<ErrorCode, 'subscriber-left' | 'subscriber-exists'>;

/** Adds a person on behalf of the owner (NEWS-13); returns their state. */
export async function addSubscriberToList(
  services: Services,
  { siteId, list, person, hasAgreed, accountId }: AddedSubscriber,
): Promise<Result<SubscriberState, AddingRefusal>> {
  const now = services.now();
  return services.db.transaction().execute(async (trx) => {
    const { subscriberId } = await holdPerson(trx, siteId, person, now);
    const before = await holdSubscription(trx, siteId, list.id, subscriberId);
    if (before?.state === 'unsubscribed' || before?.state === 'complained') return fail('subscriber-left');
    const state = hasAgreed ? 'subscribed' : 'pending';
    // A person who has not confirmed yet is asked again, or subscribed where the owner confirms their consent.
    const isNews =
      before === null || (before.state === 'pending' && hasAgreed && before.confirmedAt === null);
    if (!isNews && !(before.state === 'pending' && !hasAgreed)) return fail('subscriber-exists');
    if (isNews) {
      const subscription = { listId: list.id, subscriberId, state } as const;
      await setState(trx, siteId, subscription, { source: 'owner', accountId }, { now });
    }
    if (state === 'pending') {
      await recordAsked(trx, services, { siteId, listId: list.id, subscriberId, answer: 'confirm' });
    }
    return ok(state);
  });
}
