import { GOTO_CHECKOUT_PATH } from '#domain/navigation/checkout-address.ts';
import { leadsToCart } from '../../content/leads-to-cart.ts';
import cartLinkStyles from '../../styles/cart-link.css?inline';
import type { PageFeature } from './page-feature.ts';

/**
 * Sites with a shop: the runtime asks how much is in the cart, where this browser has one (ORD-06), looks for a cart before
 * it leads to the checkout (NAV-48), and brings the script of the cart and of the checkout to their pages (NAV-61).
 */
export const shopFeature: PageFeature = {
  name: 'shop',
  styles: ({ content, shell }) =>
    ('styles' in content ? content.styles : '') + (leadsToCart(shell) ? cartLinkStyles : ''),
  context: ({ content }) =>
    'app' in content && content.app !== undefined
      ? { rollups: { [content.app.name]: content.app.script }, appState: content.app.state }
      : {},
  needsRuntime: ({ body, content }) =>
    body.html.includes(' data-cart-count') ||
    body.html.includes(`"${GOTO_CHECKOUT_PATH}"`) ||
    ('app' in content && content.app !== undefined),
};
