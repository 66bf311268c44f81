import type { AccountId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import { clearHostCookie, readHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';
import { accountOfTicket } from '#server/orders/test-ticket.ts';
import type { ShopVisit } from '#server/shop-pages/shop-visit.ts';

const COOKIE = 'test-buyer';
export const END_TEST_PATH = '/checkout/end-test';

/** The contributor who tries the shop in this browser, as long as they may; null: a buyer (ORD-107). */
export async function testBuyer(visit: ShopVisit): Promise<AccountId | null> {
  const { services, siteId, request } = visit;
  const ticket = readHostCookie(services.config, request, COOKIE);
  const accountId = ticket === null ? null : accountOfTicket(services, siteId, ticket);
  return accountId !== null && isId<'account'>(accountId) ? accountId : null;
}

/** Begins to try the shop in this browser. */
export function beginTest({ services, siteId, reply }: ShopVisit, ticket: string): boolean {
  if (accountOfTicket(services, siteId, ticket) === null) return false;
  setHostCookie(services.config, reply, { name: COOKIE, value: ticket });
  return true;
}

export function endTest({
  services,
  reply,
}: {
  readonly services: Services;
  readonly reply: ShopVisit['reply'];
}): void {
  clearHostCookie(services.config, reply, COOKIE);
}
