import type { AddedToCart, ProductStock } from '#contract/carts.ts';
import {
  PRODUCT_FORM_ATTRIBUTE,
  SHOW_SLIDE_EVENT,
  SHOWN_SLIDE_ATTRIBUTE,
} from '#domain/page-features/feature-attributes.ts';
import { ADDED_TO_CART_EVENT } from '#domain/pixel/pixel-on-page.ts';
import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { report } from '../report.ts';
import type { Runtime } from '../runtime.ts';

/**
 * The forms that sell products, of their page and of blocks: each says what of it can be had now, and puts the choice into the cart without leaving the page.
 * Without scripts the page says what it said when it was made, and the form leads to the cart (ORD-11).
 */
export function chooseProduct(runtime: Runtime, within: ParentNode = runtime.document): void {
  for (const form of within.querySelectorAll<HTMLFormElement>(`form[${PRODUCT_FORM_ATTRIBUTE}]`)) {
    enhance(runtime, form);
  }
}

function enhance(runtime: Runtime, form: HTMLFormElement): void {
  const add = form.querySelector<HTMLElement>('.product-add');
  const said = form.querySelector('output');
  if (form.dataset['counted'] !== undefined) {
    askStock(runtime, form, add).catch((error: unknown) => report(RUNTIME_MESSAGES.initializerFailed, error));
  }
  form.addEventListener('change', () => {
    said?.replaceChildren();
    showPicture(form);
  });
  form.addEventListener('submit', (event) => {
    const button = add?.querySelector('button');
    // To the checkout of gift cards it leads by itself.
    if (said === null || button == null || form.method === 'get') return;
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    // It keeps the focus.
    button.ariaDisabled = 'true';
    void putInCart(runtime, form, said)
      .then((answer) => {
        tellOf(form, answer);
        return answer.to === undefined
          ? showAdded(runtime, said, answer)
          : runtime.window.location.assign(answer.to);
      })
      // The data layer says it to the visitor. To send it again might add it twice.
      .catch((error: unknown) => {
        const isSaid = error instanceof Error && 'kind' in error && error.kind === 'fields';
        if (!isSaid) report(RUNTIME_MESSAGES.initializerFailed, error);
      })
      .finally(() => {
        button.ariaDisabled = null;
      });
  });
}

/** One call a page; what is sold out meanwhile can no longer be added. */
async function askStock(runtime: Runtime, form: HTMLFormElement, add: HTMLElement | null) {
  const product = form.getAttribute(PRODUCT_FORM_ATTRIBUTE) ?? '';
  const query = { product, language: runtime.context.website.language };
  const answer = await runtime.call({ method: 'GET', path: '/api/stock', query, handlesFailures: true });
  const gone = new Set<Element>();
  for (const { id, isInStock, text } of (answer as ProductStock).variants) {
    const variant = form.querySelector(`[data-variant="${id}"]`);
    const line = variant?.querySelector('.product-in-stock, .product-sold-out');
    if (variant == null || line == null) continue;
    line.className = isInStock ? 'product-in-stock' : 'product-sold-out';
    line.textContent = text;
    if (!isInStock) gone.add(variant);
  }
  const update = () => {
    const chosen = chosenVariant(form);
    if (add !== null) add.hidden = chosen !== undefined && gone.has(chosen);
  };
  form.addEventListener('change', update);
  update();
}

/** The variant that has the chosen value of each option. */
function chosenVariant(form: HTMLFormElement): Element | undefined {
  const values = [...form.querySelectorAll('input[type="radio"]:checked')].map(({ className }) =>
    className.replace('choice', 'value'),
  );
  return [...form.querySelectorAll('.product-variant')].find(({ classList }) =>
    values.every((value) => classList.contains(value)),
  );
}

/** The gallery of the page goes to the picture of the chosen variant; where that is the same, it stays where it is. */
function showPicture(form: HTMLFormElement): void {
  const pictures = form.closest('.ProductItem')?.querySelector(`[${SHOWN_SLIDE_ATTRIBUTE}]`);
  const wanted = chosenVariant(form)?.getAttribute('data-picture') ?? null;
  if (pictures == null || wanted === null || pictures.getAttribute(SHOWN_SLIDE_ATTRIBUTE) === wanted) return;
  pictures.setAttribute(SHOWN_SLIDE_ATTRIBUTE, wanted);
  pictures.querySelector('.portico-gallery')?.dispatchEvent(new CustomEvent(SHOW_SLIDE_EVENT));
}

async function putInCart(runtime: Runtime, form: HTMLFormElement, said: Element): Promise<AddedToCart> {
  const body = Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const answer = await runtime.call({
    method: 'POST',
    path: '/cart/lines',
    body,
    encoding: 'form',
    // A shop that is paused takes nothing, and says so (ORD-29).
    showErrors: ({ cart = '' }) => said.replaceChildren(cart),
  });
  return answer as AddedToCart;
}

/** Whoever listens on the page hears what was added (CENS-71). */
function tellOf(form: HTMLFormElement, { isAdded, product }: AddedToCart): void {
  if (!isAdded || product === undefined) return;
  const pieces = Number(new FormData(form).get('pieces') ?? 1);
  form.dispatchEvent(new CustomEvent(ADDED_TO_CART_EVENT, { bubbles: true, detail: { ...product, pieces } }));
}

function showAdded(
  { document }: Runtime,
  said: Element,
  { count, isAdded, text, toCart }: AddedToCart,
): void {
  const link = Object.assign(document.createElement('a'), { href: '/cart', textContent: toCart });
  said.replaceChildren(text, ...(isAdded ? [' ', link] : []));
  if (count === 0) return;
  for (const place of document.querySelectorAll('[data-cart-count]')) place.textContent = String(count);
}
