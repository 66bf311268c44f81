import { mayLoadThirdParties } from '#domain/consent/consent-state.ts';
import { cookieValue } from '#domain/data-call/cookie-value.ts';
import { FORM_SENT_EVENT } from '#domain/forms/form-sent-event.ts';
import {
  ADDED_TO_CART_EVENT,
  JOINED_COOKIE,
  type PixelOnPage,
  type PixelProduct,
} from '#domain/pixel/pixel-on-page.ts';
import type { Runtime } from '../runtime.ts';
import { loadPixel } from './load-pixel.ts';

const SEARCH_FIELD = '.ProductList-search input[type="search"]';
const SEARCH_PARAMETER = 'q';
const NEWSLETTER = '[data-block-type="newsletter"]';

/**
 * Tells the provider of the pixel what the visitor does, as long as they agree to it: looks at a product, searches, puts
 * something into the cart, subscribes to a newsletter, has made an account (CENS-71 to CENS-76, COMM-118).
 */
export function sendPixelEvents({ window: page, document, context }: Runtime, pixel: PixelOnPage): void {
  const track = loadPixel(page, pixel.id);
  const { cookieSettings } = context;
  const send = (event: string, details: object = {}): void => {
    // They may have thought better of it since.
    if (cookieSettings === undefined || !mayLoadThirdParties(cookieSettings, document.cookie)) return;
    track(event, details);
  };
  if (pixel.product !== undefined) send('ViewContent', detailsOf(pixel.product));
  const words = document.querySelector<HTMLInputElement>(SEARCH_FIELD)?.defaultValue.trim() ?? '';
  // The same search on its next page, or narrowed, is no other one.
  if (words !== '' && !isOf(document.referrer, words)) send('Search', { search_string: words });
  if (cookieValue(document.cookie, JOINED_COOKIE) !== '') {
    document.cookie = `${JOINED_COOKIE}=; Max-Age=0; Path=/`;
    send('CompleteRegistration');
  }
  document.addEventListener(ADDED_TO_CART_EVENT, (event) => {
    const { pieces = 1, ...product } = (event as CustomEvent<PixelProduct & { readonly pieces?: number }>)
      .detail;
    send('AddToCart', { ...detailsOf(product), num_items: pieces });
  });
  document.addEventListener(FORM_SENT_EVENT, ({ target }) => {
    if (target instanceof Element && target.closest(NEWSLETTER) !== null) send('Subscribe');
  });
}

function detailsOf({ id, name, price, currency }: PixelProduct): object {
  return {
    content_type: 'product',
    content_ids: [id],
    content_name: name,
    value: Number(price),
    currency,
  };
}

function isOf(referrer: string, words: string): boolean {
  return URL.parse(referrer)?.searchParams.get(SEARCH_PARAMETER)?.trim() === words;
}
