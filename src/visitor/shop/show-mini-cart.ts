import { MINI_CART_TYPE, type MiniCart } from '#domain/page-runtime/mini-cart.ts';
import { dialogs } from '#messages/en/dialogs.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import { translate } from '../page-words.ts';
import type { Runtime } from '../runtime.ts';

/** Longer than this nobody waits who could be on the page of the cart. */
const TIMEOUT_MS = 8000;

/**
 * Shows the cart beside the page, from where lines are removed and put back, and which leads to the cart and to the
 * checkout. What it cannot show, the page of the cart does.
 */
export async function showMiniCart(runtime: Runtime, link: HTMLAnchorElement): Promise<void> {
  const { document, window: page } = runtime;
  const first = await ask(page, link.href);
  if (first === null) return page.location.assign(link.href);
  const style = document.createElement('style');
  style.textContent = first.styles;
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'mini-cart-close',
    ariaLabel: translate(dialogs.close),
  });
  const said = Object.assign(document.createElement('output'), { className: 'portico-hidden' });
  const content = document.createElement('div');
  content.style.blockSize = '100%';
  const dialog = openDialog(runtime, {
    name: first.title,
    className: 'portico-mini-cart',
    content: [style, said, close, content],
    focus: close,
    cancel: () => void dialog.close(),
  });
  show(first);
  close.addEventListener('click', () => void dialog.close());
  content.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    if (dialog.element.ariaBusy === 'true') return;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form, event.submitter)) {
      if (typeof value === 'string') body.append(name, value);
    }
    dialog.element.ariaBusy = 'true';
    void ask(page, form.action, body).then((answer) => {
      dialog.element.ariaBusy = null;
      if (answer === null) return page.location.assign(link.href);
      show(answer);
      said.textContent = answer.spoken;
      // What had the focus is gone: on to what undoes it.
      (content.querySelector<HTMLElement>('.cart-done button') ?? content.querySelector('h2'))?.focus();
    });
  });

  function show({ html, count }: MiniCart): void {
    content.innerHTML = html;
    for (const place of document.querySelectorAll('[data-cart-count]')) {
      place.textContent = count === 0 ? '' : String(count);
    }
  }
}

/** Null: it cannot be shown here. */
async function ask(
  page: Window & typeof globalThis,
  address: string,
  body?: URLSearchParams,
): Promise<MiniCart | null> {
  try {
    const response = await page.fetch(address, {
      ...(body === undefined ? {} : { method: 'POST', body }),
      headers: { accept: MINI_CART_TYPE },
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as Partial<MiniCart>;
    return typeof answer.html === 'string' ? (answer as MiniCart) : null;
  } catch {
    return null;
  }
}
