import { cart } from '#messages/en/cart.ts';
import type { Translate } from '#messages/translator.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { NavigationLink } from './navigation-node.ts';

const CART_PATH = '/cart';

/**
 * The way to the cart, in the navigation of a site with a shop. How much is in it never stands on a page that is kept:
 * the runtime writes it there, pages for one visitor bring it along (ORD-06).
 */
export function cartLink(translate: Translate, content: PageContent): NavigationLink {
  return {
    ...plainCartLink(translate(cart.title)),
    title: (
      <>
        {translate(cart.title)} <CartCount content={content} />
      </>
    ),
    isCurrent: content.kind === 'cart-v2',
  };
}

/** The same where nobody has a cart: on the canvas. */
export function plainCartLink(title: string): NavigationLink {
  // Ids of links are made by chance.
  return { kind: 'link', id: 'cart', title, href: CART_PATH, isCurrent: false };
}

/** The cart beside the button of the menu, on phones, where the navigation is closed. */
export function PhoneCart({
  label,
  content,
}: {
  readonly label: string;
  /** Null on the canvas. */
  readonly content: PageContent | null;
}) {
  return (
    <a
      className="portico-phone-cart"
      href={CART_PATH}
      {...(content?.kind === 'cart-v2' ? { 'aria-current': 'page' as const } : {})}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path
          d="M5 8h14l-1 12H6L5 8Zm4 0V6a3 3 0 0 1 6 0v2"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </svg>
      <span className="portico-hidden">{`${label} `}</span>
      {content === null ? null : <CartCount content={content} />}
    </a>
  );
}

function CartCount({ content }: { readonly content: PageContent }) {
  const count = 'cartCount' in content ? content.cartCount : null;
  return count === null ? (
    <span className="portico-cart-count" data-cart-count="" />
  ) : (
    <span className="portico-cart-count">{count === 0 ? null : count}</span>
  );
}
