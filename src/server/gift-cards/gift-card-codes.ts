import { createHmac } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import { lastOfGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import { sealContext } from '#server/platform/secrets/seal-context.ts';
import type { Services } from '#server/platform/services.ts';
import type { GiftCardId } from './tables.ts';

/** By it a card is found: a hash that nobody makes without the key of the installation (ORD-120). */
export function hashGiftCardCode({ config }: Pick<Services, 'config'>, siteId: SiteId, code: string): Buffer {
  return createHmac('sha256', config.secrets.giftCard).update(`gift-card:${siteId}:${code}`).digest();
}

/** The columns that keep the code of a card (ORD-120). */
export function giftCardCodeColumns(
  services: Pick<Services, 'config' | 'cipher'>,
  siteId: SiteId,
  cardId: GiftCardId,
  code: string,
) {
  return {
    code_sealed: services.cipher.seal(code, codeContext(siteId, cardId)),
    code_hash: hashGiftCardCode(services, siteId, code),
    last4: lastOfGiftCardCode(code),
  };
}

/** The whole code, for the mail and the page of who holds it alone (ORD-120). */
export function openGiftCardCode(
  { cipher }: Pick<Services, 'cipher'>,
  siteId: SiteId,
  card: { readonly id: GiftCardId; readonly code_sealed: string },
): string {
  return cipher.open(card.code_sealed, codeContext(siteId, card.id));
}

function codeContext(siteId: SiteId, cardId: GiftCardId): string {
  return sealContext('gift_cards', [siteId, cardId]);
}
