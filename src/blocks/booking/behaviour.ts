import type { MountBehaviour } from '../behaviour.ts';
import { createFrame } from '../embed/behaviour/create-frame.ts';
import { BOOKING_PREVIEW_MESSAGE, bookingStep, bookingTheme } from './state.ts';

/** Shows the calendar of the booking service in the page (BLK-64 to BLK-70); without it a link leads there. */
export const mount: MountBehaviour = (root, environment) => {
  const block = root.querySelector<HTMLElement>('.portico-block-booking');
  const link = root.querySelector<HTMLAnchorElement>('a[data-embed-src]');
  const holder = root.querySelector('.booking-calendar');
  if (block === null || link === null || holder === null) return () => undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const isLoggedIn = (environment.pageContext('authenticatedAccount') ?? null) !== null;

  const width = new environment.window.ResizeObserver(([entry]) => {
    if (entry !== undefined) block.dataset['theme'] = bookingTheme(entry.contentRect.width);
  });
  width.observe(block);

  const want = (cause: 'asked' | 'consent'): void => {
    switch (bookingStep(cause, isLoggedIn)) {
      case 'alert':
        environment
          .alert(BOOKING_PREVIEW_MESSAGE)
          .catch((error: unknown) => environment.report('Booking block failed', error));
        break;
      case 'show-calendar': {
        if (holder.childElementCount > 0) return;
        const { embedSrc = '', embedTitle = '' } = link.dataset;
        const frame = createFrame(environment.document, embedSrc, embedTitle);
        holder.append(frame);
        block.dataset['shown'] = '';
        if (cause === 'asked') frame.focus();
        break;
      }
      case 'none':
        break;
    }
  };
  link.role = 'button';
  link.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      want('asked');
    },
    { signal },
  );
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      want('asked');
    },
    { signal },
  );
  const takeBack = environment.onConsent(() => want('consent'));
  return () => {
    listeners.abort();
    takeBack();
    width.disconnect();
    holder.replaceChildren();
    link.role = null;
    delete block.dataset['shown'];
    delete block.dataset['theme'];
  };
};
