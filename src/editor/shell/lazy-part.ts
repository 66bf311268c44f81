import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { showToast } from '#ui/show-toast.ts';
import { fetchPart, type PartWaiting } from './fetch-part.ts';

/** What was said of several parts is said once. */
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
    showToast('You are offline, and this part of the editor is not loaded yet.');
  },
  tellLost() {
    if (isLostSaid) return;
    isLostSaid = true;
    showToast('A part of the editor did not arrive. Reload the page to use it; your work is kept.', {
      tone: 'danger',
      action: { label: 'Reload', onPress: () => window.location.reload() },
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

/**
 * A component that is fetched when it is shown first. One that does not arrive is waited for, and does not take what
 * stands around it down.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own: a component of any props keeps its props
export function lazyPart<Component extends ComponentType<any>>(
  load: () => Promise<Component>,
): LazyExoticComponent<Component> {
  return lazy(async () => ({ default: await fetchPart(load, WAITING) }));
}
