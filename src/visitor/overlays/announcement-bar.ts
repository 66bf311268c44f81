import { ANNOUNCEMENT_KEY } from '#domain/overlays/announcement-key.ts';
import { localStore } from './local-store.ts';

/** The announcement bar of the page, where it has one. */
export interface AnnouncementBarElement {
  readonly isClosed: () => boolean;
  /** Shows or removes it. */
  readonly draw: (isDrawn: boolean) => void;
  readonly stop: () => void;
}

/** Makes the bar closable; the choice is remembered until its text changes (OVER-31). */
export function mountAnnouncementBar(page: Window): AnnouncementBarElement | null {
  const { document } = page;
  const bar = document.querySelector<HTMLElement>('.portico-announcement');
  const button = bar?.querySelector<HTMLElement>('.portico-overlay-close') ?? null;
  if (bar === null || button === null) return null;
  const store = localStore(page, ANNOUNCEMENT_KEY);
  const version = bar.dataset['version'] ?? '';
  let isClosed = store.read() === version;
  const listeners = new AbortController();
  button.addEventListener(
    'click',
    () => {
      isClosed = true;
      store.write(version);
      bar.hidden = true;
      // The element after the bar gets the focus, so that it does not return to the top of the page.
      document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    },
    { signal: listeners.signal },
  );
  button.hidden = false;
  return {
    isClosed: () => isClosed,
    draw: (isDrawn) => {
      bar.hidden = !isDrawn;
    },
    stop: () => listeners.abort(),
  };
}
