import type { MountBehaviour } from '../behaviour.ts';
import { ACCORDION_MS, advanceAccordion, type AccordionState } from './state.ts';

/** Animates the disclosure elements of an accordion; with reduced motion they change at once (BLK-08, BLK-14). */
export const mount: MountBehaviour = (root, environment) => {
  const items = [...root.querySelectorAll('details')];
  const allowMultipleOpen = items.every((item) => item.name === '');
  const names = items.map((item) => item.name);
  const listeners = new AbortController();
  const { signal } = listeners;
  let state: AccordionState = { open: items.map((item) => item.open), isAnimating: false };
  // The `name` is removed: where the browser closes the others by itself, that cannot be animated.
  for (const item of items) item.removeAttribute('name');

  const label = (): void =>
    items.forEach((item, index) => {
      const summary = item.querySelector('summary');
      if (summary !== null) summary.ariaExpanded = String(state.open[index] ?? false);
    });
  const toggle = async (index: number): Promise<void> => {
    const next = advanceAccordion(state, { type: 'toggle', index }, allowMultipleOpen);
    if (next === state) return;
    const before = state.open;
    state = next;
    label();
    const duration = environment.prefersReducedMotion() ? 0 : ACCORDION_MS;
    const changed = items.filter((_, at) => before[at] !== next.open[at]);
    await Promise.all(
      changed.map((item) => slide(item, next.open[items.indexOf(item)] === true, duration, signal)),
    );
    state = advanceAccordion(state, { type: 'animation-ended' }, allowMultipleOpen);
  };
  items.forEach((item, index) => {
    const summary = item.querySelector('summary');
    summary?.setAttribute('aria-controls', item.querySelector('.accordion-content')?.id ?? '');
    summary?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        void toggle(index);
      },
      { signal },
    );
    // Opened by the browser: find in page, or a link to a part of the content.
    item.addEventListener(
      'toggle',
      () => {
        if (state.isAnimating || state.open[index] === item.open) return;
        state = { ...state, open: items.map((each) => each.open) };
        label();
      },
      { signal },
    );
  });
  label();
  return () => {
    listeners.abort();
    items.forEach((item, index) => {
      const name = names[index] ?? '';
      if (name !== '') item.name = name;
    });
  };
};

async function slide(
  item: HTMLDetailsElement,
  opens: boolean,
  duration: number,
  signal: AbortSignal,
): Promise<void> {
  const content = item.querySelector<HTMLElement>('.accordion-content');
  if (content === null || duration === 0 || signal.aborted) {
    item.open = opens;
    return;
  }
  item.open = true;
  const heights = ['0px', `${content.scrollHeight}px`];
  content.style.overflow = 'clip';
  item.dataset['opens'] = String(opens);
  const animation = content.animate(
    { height: opens ? heights : heights.toReversed() },
    { duration, easing: 'ease' },
  );
  const cancel = (): void => animation.finish();
  signal.addEventListener('abort', cancel);
  await animation.finished;
  signal.removeEventListener('abort', cancel);
  item.open = opens;
  content.style.overflow = '';
  delete item.dataset['opens'];
}
