import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { methodName } from '#domain/orders/method-name.ts';
import { REMINDER_DAYS, reminderAt } from '#domain/subscriptions/reminder.ts';
import type { Id } from '#lib/id.ts';
import { trialMailAt } from '#domain/subscriptions/trial-mail.ts';
import { renewalReminderMail } from '#server/orders/mails/renewal-reminder-mail.tsx';
import { trialEndsMail } from '#server/orders/mails/trial-ends-mail.tsx';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { addSubscriptionEvent } from '../add-subscription-event.ts';
import { holdSubscription, type HeldSubscription } from '../hold-subscription.ts';
import { canRenew } from './can-renew.ts';
import { renewalPost } from './renewal-post.ts';
import { renewalTotal } from './renewal-total.ts';

const BATCH = 500;
const DAY_MS = 86_400_000;

/**
 * Sends the reminders that are due: of periods of a year or more, and of shorter ones where the owner wants it, each once for
 * its charge (ORD-111); and before a trial ends the mail that says so, whatever the period (MEMB-52).
 */
export async function remindOfRenewals(services: Services, signal?: AbortSignal): Promise<void> {
  const now = services.now();
  const policies = new Map<SiteId, Policy | null>();
  for (let after: Coming | null = null; ;) {
    const coming: readonly Coming[] = await charged(services, now, after);
    for (const each of coming) {
      if (signal?.aborted === true) return;
      const { siteId, id, nextAt, zone } = each;
      const known = policies.get(siteId);
      const policy = known === undefined ? await policyOf(services, siteId) : known;
      policies.set(siteId, policy);
      if (policy === null) continue;
      const { period_value: value, period_unit: unit } = each;
      const at = isTried(each)
        ? trialMailAt(each.created_at.getTime(), nextAt.getTime(), zone)
        : reminderAt(nextAt.getTime(), { period: { value, unit }, zone, ...policy });
      if (at !== null && at <= now) await remind(services, siteId, id);
    }
    after = coming.at(-1) ?? null;
    if (coming.length < BATCH) return;
  }
}

type Coming = Awaited<ReturnType<typeof charged>>[number];

/** What is charged within the days of the longest reminder, and was not reminded of. */
function charged(
  { db }: Services,
  now: number,
  after: { readonly nextAt: Date; readonly id: string } | null,
) {
  return db
    .selectFrom('subscriptions')
    .select([
      'site_id as siteId',
      'id',
      'next_at as nextAt',
      'next_at',
      'trial_ends_at',
      'created_at',
      'zone',
      'period_value',
      'period_unit',
    ])
    .$narrowType<{ nextAt: Date }>()
    .where('state', '=', 'active')
    .where('next_at', '>', new Date(now))
    .where('next_at', '<=', new Date(now + (REMINDER_DAYS.max + 1) * DAY_MS))
    .where(sql<boolean>`reminded_at is distinct from next_at`)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(next_at, id) > (${after?.nextAt ?? null}, ${after?.id ?? ''})`),
    )
    .orderBy('next_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

/** Whether nothing was charged yet: the next charge is the first, when the trial is over. */
function isTried({
  next_at: next,
  trial_ends_at: ends,
}: Pick<HeldSubscription, 'next_at' | 'trial_ends_at'>) {
  return ends !== null && ends.getTime() === next?.getTime();
}

interface Policy {
  readonly days: number;
  readonly isForShort: boolean;
}

/** What the owner of a site wants; null where nothing is charged now. */
async function policyOf({ db }: Services, siteId: SiteId): Promise<Policy | null> {
  if (!(await canRenew(db, siteId))) return null;
  const { renewalReminderDays: days, remindsOfShortPeriods: isForShort } = await loadStoreSettings(
    db,
    siteId,
  );
  return { days, isForShort };
}

async function remind(services: Services, siteId: SiteId, id: Id<'subscription'>): Promise<void> {
  await retryTransaction(services.db, async (trx) => {
    const held = await holdSubscription(trx, siteId, id);
    const { next_at: nextAt, reminded_at: remindedAt, state } = held;
    if (state !== 'active' || nextAt === null || remindedAt?.getTime() === nextAt.getTime()) return;
    const at = new Date(services.now());
    await trx
      .updateTable('subscriptions')
      .set({ reminded_at: nextAt })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    const total = await renewalTotal(trx, held, nextAt.getTime(), services.now());
    const { facts, money, day, toBuyer } = await renewalPost(trx, services, held);
    const method = held.method === null ? '' : methodName(held.method);
    const params = { ...facts, amount: money(total), day: day(nextAt.getTime()), method };
    if (isTried(held)) await toBuyer('trialEnds', trialEndsMail, params);
    else await toBuyer('renewalReminder', renewalReminderMail, params);
    const data = { cycle: held.cycle + 1 };
    await addSubscriptionEvent(trx, siteId, id, { kind: 'reminded', by: { kind: 'system' }, data, at });
  });
}
