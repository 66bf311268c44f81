import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import { SealedTextError } from '#server/platform/secrets/secret-cipher.ts';
import type { Services } from '#server/platform/services.ts';

/** As long as somebody tries the shop with one ticket. */
const TICKET_LIFE_MS = 60 * 60_000;

/** Lets a contributor place test orders on the public pages of the site for an hour, where nobody is signed in (ORD-107). */
export function testTicket({ cipher, now }: Services, siteId: SiteId, accountId: AccountId): string {
  return cipher.seal(`${accountId} ${now() + TICKET_LIFE_MS}`, sealContext('test-ticket', [siteId]));
}

/** Whose ticket it is; null where it has ended, or is none of the site. */
export function accountOfTicket({ cipher, now }: Services, siteId: SiteId, ticket: string): AccountId | null {
  try {
    const [accountId = '', until = ''] = cipher.open(ticket, sealContext('test-ticket', [siteId])).split(' ');
    return isId<'account'>(accountId) && Number(until) > now() ? accountId : null;
  } catch (error) {
    if (error instanceof SealedTextError) return null;
    throw error;
  }
}
