import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { configArea } from '#messages/en/interface/config-area.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
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
