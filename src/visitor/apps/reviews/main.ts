import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { REVIEWS_ROOT_ID } from '#views/reviews/reviews-root.ts';
import type { ReviewsState } from '#views/reviews/reviews-state.ts';
import { ReviewsView } from '#views/reviews/reviews-view.tsx';
import { askForState } from '../ask-for-state.ts';

type PageWindow = Window & typeof globalThis;

let shown: { readonly container: HTMLElement; readonly root: Root } | null = null;
let listening = new AbortController();

/** Fills the element of the page with what can be reviewed, and sends each review in place (BLK-78, BLK-79). */
export function init({
  window: page,
  state,
}: {
  readonly window: PageWindow;
  readonly state: unknown;
}): void {
  const container = page.document.getElementById(REVIEWS_ROOT_ID);
  if (container === null) return;
  listening = new AbortController();
  const { signal } = listening;
  container.addEventListener('submit', (event) => void send(page, container, event), { signal });
  if (shown?.container === container) return;
  // The heading of the page is for whom no script comes; what is shown has its own.
  page.document.querySelector('h1.portico-hidden')?.remove();
  shown = { container, root: createRoot(container) };
  show(state as ReviewsState, null);
}

export function destroy(): void {
  listening.abort();
}

let current: ReviewsState | null = null;

function show(state: ReviewsState, failedId: string | null): void {
  current = state;
  flushSync(() => shown?.root.render(createElement(ReviewsView, { state, failedId })));
}

/** What was typed stays where it did not arrive, and where something is wrong with it. */
async function send(page: PageWindow, container: HTMLElement, event: SubmitEvent): Promise<void> {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  const productId = body.get('product');
  const answer = await askForState(page, { address: form.getAttribute('action') ?? '', body });
  form.ariaBusy = null;
  if (answer.kind === 'leave') return page.location.assign(answer.to);
  if (answer.kind !== 'state') {
    if (current !== null) show(current, productId);
    return;
  }
  const state = answer.state as ReviewsState;
  show(state, null);
  const isWrong = state.products.some(({ id, problems }) => id === productId && problems !== null);
  const next = isWrong
    ? form.querySelector<HTMLElement>('[aria-invalid="true"] input, [aria-invalid="true"]:not(fieldset)')
    : container.querySelector<HTMLElement>(`[id="review-${productId ?? ''}"]`);
  (next ?? container.querySelector<HTMLElement>('h1'))?.focus();
}
