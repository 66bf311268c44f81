import {
  checkoutAddress,
  GOTO_CHECKOUT_PATH,
  type OwnCheckout,
} from '#domain/navigation/checkout-address.ts';
import { shopRuntime } from '#messages/en/shop-runtime.ts';
import { showAlert } from './dialogs/alert-popup.ts';
import type { OverlayHost } from './dialogs/overlay-host.ts';
import { hasCartMark } from './has-cart-mark.ts';
import { hasMemberMark } from './has-member-mark.ts';
import { translate } from './page-words.ts';

type PageOfShop = OverlayHost & { readonly document: Document };

/** Opens the checkout of the cart; without a cart it says why it cannot, and stays (NAV-48, NAV-49, NAV-55, COMM-97). */
export async function openCheckout(host: PageOfShop): Promise<void> {
  // A member’s cart may have been begun on another device (ORD-08).
  if (hasCartMark(host.document) || hasMemberMark(host.document)) goTo(host, GOTO_CHECKOUT_PATH);
  else await showAlert(host, translate(shopRuntime.noCart));
}

/** Opens a checkout that needs no cart: of a subscription, a donation, a gift card (NAV-50 to NAV-53, NAV-56). */
export function openOwnCheckout(host: Pick<OverlayHost, 'window'>, about: OwnCheckout): void {
  goTo(host, checkoutAddress(about));
}

/**
 * In the frame of the editor the whole window goes there (NAV-54): the editor leads it, by what is pressed in the frame,
 * which may not do so itself. In a frame of another site only the frame goes.
 */
function goTo({ window: page }: Pick<OverlayHost, 'window'>, address: string): void {
  if (!isInEditor(page)) return page.location.assign(address);
  const link = Object.assign(page.document.createElement('a'), { href: address, target: '_top' });
  page.document.body.append(link);
  link.click();
  link.remove();
}

function isInEditor({ top, self }: Window): boolean {
  if (top === null || top === self) return false;
  try {
    return top.location.pathname.startsWith('/config/');
  } catch {
    // What another site has around the page may not be looked at.
    return false;
  }
}
