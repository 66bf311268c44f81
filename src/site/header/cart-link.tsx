import { cart } from '#messages/en/cart.ts';
import type { Translate } from '#messages/translator.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { NavigationLink } from './navigation-node.ts';

/**
 * The way to the cart, in the navigation of a site with a shop. How much is in it never stands on a page that is kept:
 * the runtime writes it there, pages for one visitor bring it along (ORD-06).
 */
export function cartLink(translate: Translate, content: PageContent): NavigationLink {
  const count = 'cartCount' in content ? content.cartCount : null;
  return {
    kind: 'link',
    // Those of links are made by chance.
    id: 'cart',
    title: (
      <>
        {translate(cart.title)}{' '}
        {count === null ? (
          <span className="portico-cart-count" data-cart-count="" />
        ) : (
          <span className="portico-cart-count">{count === 0 ? null : count}</span>
        )}
      </>
    ),
    href: '/cart',
    isCurrent: content.kind === 'cart',
  };
}
