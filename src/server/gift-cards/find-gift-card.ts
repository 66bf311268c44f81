import type { SiteId } from '#domain/documents/record.ts';
import { readGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import type { Services } from '#server/platform/services.ts';
import { hashGiftCardCode } from './gift-card-codes.ts';

/** The card of a code as somebody typed it; null where the site has none with it, or it was replaced (ORD-119, ORD-120). */
export async function findGiftCard(services: Pick<Services, 'config' | 'db'>, siteId: SiteId, typed: string) {
  const code = readGiftCardCode(typed);
  if (code === null) return null;
  const card = await services.db
    .selectFrom('gift_cards')
    .select([
      'id',
      'last4',
      'currency',
      'balance',
      'expires_at as expiresAt',
      'ended_at as endedAt',
      'is_test as isTest',
    ])
    .where('site_id', '=', siteId)
    .where('code_hash', '=', hashGiftCardCode(services, siteId, code))
    .where('replaced_by', 'is', null)
    .executeTakeFirst();
  return card ?? null;
}
