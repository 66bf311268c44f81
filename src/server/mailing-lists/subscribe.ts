import { recordAsked } from './record-asked.ts';
import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { MailingListConnection } from '#domain/newsletters/mailing-list-connection.ts';
import { signUpStep } from '#domain/newsletters/sign-up-step.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findOrMakeList } from './lists.ts';
import { holdPerson, holdSubscription, setState, type Person } from './subscriptions.ts';

export interface SignUp {
  readonly siteId: SiteId;
  readonly mailingList: MailingListConnection;
  /** Its address is valid by `isEmailAddress`. */
  readonly person: Person;
  /** For the consent record (NEWS-08): the form, the path of its page and the words the person agreed to. */
  readonly formId: string;
  readonly pagePath: string;
  readonly wording: string;
  /** The network address of the visitor; null where it must not be stored. */
  readonly networkAddress: string | null;
}

/**
 * Signs a person up to a list by their own wish: in the newsletter block, or in a form that stores addresses in a list.
 * In the transaction of what else the form does, so that both are kept or neither; that its mail is due is recorded in it, too.
 * Tells whether a confirmation is asked for, never whether the address was known (NEWS-11). Null where the list does
 * not exist (any more).
 */
export async function subscribe(
  trx: Transaction<Database>,
  services: Services,
  signUp: SignUp,
): Promise<{ readonly isDoubleOptIn: boolean } | null> {
  const { siteId, mailingList, person } = signUp;
  const now = services.now();
  const list = await findOrMakeList(trx, siteId, mailingList.listId, now);
  if (list === null) return null;
  const isDoubleOptIn = list.isDoubleOptIn || mailingList.doubleOptIn;
  const { subscriberId } = await holdPerson(trx, siteId, person, now);
  const before = await holdSubscription(trx, siteId, list.id, subscriberId);
  const step = signUpStep(before?.state ?? null, isDoubleOptIn);
  if (step.state !== null) {
    const subscription = { listId: list.id, subscriberId, state: step.state };
    const { formId, pagePath, wording, networkAddress } = signUp;
    await setState(
      trx,
      siteId,
      subscription,
      { source: 'form', formId, pagePath, wording, networkAddress },
      { now },
    );
  }
  if (step.mail !== null) {
    await recordAsked(trx, services, { siteId, listId: list.id, subscriberId, answer: step.mail });
  }
  return { isDoubleOptIn };
}
