import type { MountBehaviour } from '../behaviour.ts';
import { runMarkup } from './behaviour/run-markup.ts';

/** Runs held code once the visitor has accepted cookies, or asks to see the content (CONS-63). */
export const mount: MountBehaviour = (root, environment) => {
  const holder = root.querySelector<HTMLElement>('[data-held-code]');
  if (holder === null) return () => undefined;
  const listeners = new AbortController();
  const button = holder.querySelector('button');
  const run = (): void => {
    const { heldCode } = holder.dataset;
    if (heldCode === undefined) return;
    delete holder.dataset['heldCode'];
    runMarkup(environment, holder, heldCode).catch((error: unknown) =>
      environment.report('Code block failed', error),
    );
  };
  const takeBack = environment.onConsent(run);
  if (button !== null) {
    button.hidden = false;
    button.addEventListener(
      'click',
      () => {
        run();
        // The button was replaced by the content it asked for.
        holder.tabIndex = -1;
        holder.focus({ preventScroll: true });
      },
      { signal: listeners.signal },
    );
  }
  return () => {
    listeners.abort();
    takeBack();
  };
};
