import cartLinkStyles from '../../styles/cart-link.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Sites with a shop: the runtime asks how much is in the cart, where this browser has one (ORD-06). */
export const shopFeature: PageFeature = {
  name: 'shop',
  styles: ({ content, shell }) =>
    ('styles' in content ? content.styles : '') + (shell.hasShop === true ? cartLinkStyles : ''),
  needsRuntime: ({ body }) => body.html.includes(' data-cart-count'),
};
