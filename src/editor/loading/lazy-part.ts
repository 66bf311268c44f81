import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { configArea } from '#messages/en/interface/config-area.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { fetchPart, type PartWaiting } from './fetch-part.ts';

/** A message about several parts is shown once. */
let isLostSaid = false;
let isOfflineSaid = false;

const WAITING: PartWaiting = {
  isOnline: () => navigator.onLine,
  untilOnline: () =>
    new Promise((resolve) => {
      const go = (): void => {
        isOfflineSaid = false;
        resolve();
      };
      window.addEventListener('online', go, { once: true });
    }),
  pause: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
    }),
  tellOffline() {
    if (isOfflineSaid) return;
    isOfflineSaid = true;
    showToast(translate(configArea.partOffline));
  },
  tellLost() {
    if (isLostSaid) return;
    isLostSaid = true;
    showToast(translate(configArea.partLost), {
      tone: 'danger',
      action: { label: translate(configArea.reload), onPress: () => window.location.reload() },
    });
  },
  fetchStyles: (href) =>
    new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = href;
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`${href} did not arrive`));
      });
      document.head.append(link);
    }),
};

/** A component that is fetched when it is shown first, or before. */
export type LazyPart<Props> = FunctionComponent<Props> & {
  /** Fetches it, so that it is shown without waiting. */
  readonly fetch: () => Promise<void>;
};

/**
 * A component that is fetched when it is shown first. One that does not arrive is waited for, and does not take what
 * stands around it down. One that was fetched before stands in the same frame as what it is shown with: React shows what
 * is waited for no sooner than 300 ms after what stands in its place.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  // oxlint-disable-next-line typescript/no-explicit-any -- as React's own: a component of any props
  const Waited = lazy<ComponentType<any>>(async () => ({ default: await fetchPart(fetch, WAITING) }));
  function Part(props: Props) {
    // What is shown stays the same component: another one would begin anew.
    const [shown] = useState(() => loaded);
    return shown === null ? createElement(Waited, props) : createElement(shown, props);
  }
  return Object.assign(Part, { fetch: async () => void (await fetch()) });
}
