import type { SiteId } from '#domain/documents/record.ts';
import { followPayment } from '#server/orders/paying/follow-payment.ts';
import { openAccount } from '#server/payments/payment-accounts.ts';
import type { ListedAtProvider, ProviderAccess, ProviderCalls } from '#server/payments/payment-provider.ts';
import { findProvider } from '#server/payments/providers.ts';
import type { Services } from '#server/platform/services.ts';
import { comparedSubjects, findDifferences, type Difference } from './find-differences.ts';
import { keepDifferences, type KeptDifference } from './keep-differences.ts';
import { ownMoney } from './own-money.ts';

const COMPARED_MS = 7 * 86_400_000;
/** What is younger is still under way. */
const SETTLING_MS = 10 * 60_000;
/** Payments that are asked for anew in one night. */
const MOST_ASKED = 500;

export interface ConnectedAccount {
  readonly siteId: SiteId;
  readonly provider: string;
  /** What was paid before may be at another account. */
  readonly connectedAt: Date;
}

/**
 * Compares the payments and refunds of the last seven days with what the provider lists. Where a payment of an order differs
 * it is asked for anew and applied as ever; what differs then is kept for the owner, and so is what was put right by that
 * (ORD-168). False where the provider does not answer.
 */
export async function compareAccount(
  services: Services,
  { siteId, provider: providerId, connectedAt }: ConnectedAccount,
): Promise<boolean> {
  const provider = findProvider(providerId);
  const account = await openAccount(services, siteId, providerId);
  const calls = provider?.calls ?? null;
  if (calls === null || calls.list === null || account === null) return true;
  const access = { services, siteId, account };
  const begun = services.now();
  const answer = await calls.list(access, new Date(begun - COMPARED_MS));
  if (answer.kind !== 'answered') return false;
  const compare = async (listed: ListedAtProvider) => {
    const own = await ownMoney(services.db, siteId, providerId, listed);
    const differences = findDifferences(own, listed, connectedAt).filter(
      // Orders that try the shop may be deleted, and their payments stay in the provider's test mode (ORD-107).
      ({ at, payment }) => begun - at.getTime() >= SETTLING_MS && (payment !== null || account.isLive),
    );
    return { differences, compared: comparedSubjects(own, listed, connectedAt) };
  };
  const first = await compare(answer.value);
  const before = first.differences;
  const listed = await askAnew(services, calls, access, before, answer.value);
  if (listed === null) return false;
  const last = before.length === 0 ? first : await compare(listed);
  const after = last.differences;
  const open = new Set(after.map(nameOf));
  const kept: readonly KeptDifference[] = [
    ...after.map((difference) => ({ difference, isPutRight: false })),
    ...before
      .filter((difference) => !open.has(nameOf(difference)))
      .map((difference) => ({ difference, isPutRight: true })),
  ];
  await keepDifferences(services, siteId, providerId, kept, last.compared);
  return true;
}

/** The list with what is said now of the payments that differ; null where the provider does not answer. */
async function askAnew(
  services: Services,
  calls: ProviderCalls,
  access: ProviderAccess,
  differences: readonly Difference[],
  listed: ListedAtProvider,
): Promise<ListedAtProvider | null> {
  const differing = new Map(
    differences.flatMap(({ payment }) => (payment === null ? [] : [[payment.id, payment]])),
  );
  for (const payment of [...differing.values()].slice(0, MOST_ASKED)) {
    const followed = await followPayment(services, access.siteId, payment.id);
    if (followed?.isUnreachable === true) return null;
  }
  if (differing.size === 0) return listed;
  // What happened meanwhile counts on both sides.
  const again = await calls.list?.(access, listed.since);
  return again?.kind === 'answered' ? again.value : null;
}

function nameOf({ kind, subject }: Difference): string {
  return `${kind} ${subject}`;
}
