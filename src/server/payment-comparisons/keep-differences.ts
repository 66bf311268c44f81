import { sql, type Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import type { Difference } from './find-differences.ts';

/** Rows of one statement. */
const BATCH = 500;

export interface KeptDifference {
  readonly difference: Difference;
  /** It counts the same since the payment was asked for anew. */
  readonly isPutRight: boolean;
}

/**
 * Keeps what a comparison found in the place of what the one before did: of what it looked at, what is not among it any more is
 * settled. What is too old for it stays open until somebody has dealt with it, and what somebody has dealt with stays so as
 * long as the same sums differ (ORD-168).
 */
export async function keepDifferences(
  { db, now }: Services,
  siteId: SiteId,
  provider: string,
  kept: readonly KeptDifference[],
  compared: ReadonlySet<string>,
): Promise<void> {
  const at = new Date(now());
  await db.transaction().execute(async (trx) => {
    await settleOthers(trx, siteId, provider, equalOf(kept, compared), at);
    for (let from = 0; from < kept.length; from += BATCH) {
      await write(trx, siteId, provider, kept.slice(from, from + BATCH), at);
    }
  });
}

/** By kind and subject what was looked at and does not differ. */
function equalOf(kept: readonly KeptDifference[], compared: ReadonlySet<string>): readonly string[] {
  const differing = new Set(kept.map(({ difference: { kind, subject } }) => `${kind} ${subject}`));
  return [...compared].filter((name) => !differing.has(name));
}

async function settleOthers(
  trx: Transaction<Database>,
  siteId: SiteId,
  provider: string,
  equal: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('payment_differences')
    .set({ settled_at: at })
    .where('site_id', '=', siteId)
    .where('provider', '=', provider)
    .where('settled_at', 'is', null)
    .where(sql<boolean>`kind || ' ' || subject = any(${equal})`)
    .execute();
}

async function write(
  trx: Transaction<Database>,
  siteId: SiteId,
  provider: string,
  kept: readonly KeptDifference[],
  at: Date,
): Promise<void> {
  await trx
    .insertInto('payment_differences')
    .values(
      kept.map(
        ({ difference: { kind, subject, payment, providerId, currency, here, there }, isPutRight }) => ({
          site_id: siteId,
          id: createId<'payment-difference'>(at.getTime()),
          provider,
          kind,
          subject,
          order_id: payment?.orderId ?? null,
          provider_id: providerId,
          currency,
          here,
          there,
          found_at: at,
          settled_at: isPutRight ? at : null,
          account_id: null,
        }),
      ),
    )
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'provider', 'kind', 'subject']).doUpdateSet((eb) => {
        const isSame = sql<boolean>`payment_differences.here is not distinct from excluded.here
          and payment_differences.there is not distinct from excluded.there`;
        return {
          here: eb.ref('excluded.here'),
          there: eb.ref('excluded.there'),
          order_id: eb.ref('excluded.order_id'),
          provider_id: eb.ref('excluded.provider_id'),
          found_at: sql<Date>`case when ${isSame} then payment_differences.found_at else excluded.found_at end`,
          settled_at: sql<Date | null>`case when excluded.settled_at is null and ${isSame}
            and payment_differences.account_id is not null then payment_differences.settled_at else excluded.settled_at end`,
          account_id: sql<null>`case when ${isSame} then payment_differences.account_id else null end`,
        };
      }),
    )
    .execute();
}
