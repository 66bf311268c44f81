import { afterEach, expect, it } from 'vitest';
import { leadToShop } from './lead-to-shop.ts';

const PAGE = `<a href="/checkout/donate?donatePageId=d1"><b>Give</b></a>
  <a href="/commerce/goto-checkout">Checkout</a><a href="/cart">Cart</a>
  <form action="/checkout/giftcard"><input type="hidden" name="websiteId" value="w">
    <input type="hidden" name="giftCardProductId" value="g"><button>Buy gift card</button></form>
  <a href="/carts-of-old">About carts</a><a href="https://elsewhere.example/cart">Elsewhere</a>
  <form action="/search"><button>Search</button></form>
  <form method="post" action="/cart/lines"><button>Add to cart</button></form>`;

let frame: HTMLIFrameElement | undefined;
afterEach(() => frame?.remove());

/** Where the window is led by pressing each link and button of a page in a frame. */
function pressAll(): readonly string[] {
  frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument;
  if (page === null) throw new Error('There is no page in the frame');
  page.body.innerHTML = `<base href="${location.origin}/">${PAGE}`;
  const led: string[] = [];
  leadToShop(page, (to) => led.push(to.replace(location.origin, '')));
  page.addEventListener('click', (event) => event.preventDefault());
  for (const each of page.querySelectorAll<HTMLElement>('a, button'))
    (each.querySelector('b') ?? each).click();
  return led;
}

it('opens the cart and each checkout of a preview in the window, and nothing else [NAV-54, EDIT-83]', () => {
  expect(pressAll()).toEqual([
    '/checkout/donate?donatePageId=d1',
    '/commerce/goto-checkout',
    '/cart',
    '/checkout/giftcard?websiteId=w&giftCardProductId=g',
  ]);
});
