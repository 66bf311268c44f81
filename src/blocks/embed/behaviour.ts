import type { MountBehaviour } from '../behaviour.ts';
import { withoutAutoplay } from '#domain/embeds/without-autoplay.ts';
import { STARTED_EVENT } from '#blocks/started-event.ts';
import { createFrame } from './behaviour/create-frame.ts';

/**
 * Loads the frame of an embed on click, or with the consent to third parties. Playing one stops all other media of the
 * page (BLK-39, BLK-85).
 */
export const mount: MountBehaviour = (root, environment) => {
  const link = root.querySelector<HTMLAnchorElement>('a[data-embed-src]');
  const placeholder = root.querySelector('.embed-placeholder');
  if (link === null || placeholder === null) return () => undefined;
  const { document: page, window: view } = environment;
  const listeners = new AbortController();
  const { signal } = listeners;
  const { embedSrc = '', embedTitle = '', plays } = link.dataset;
  let frame: HTMLIFrameElement | null = null;
  /** A frame that was loaded by consent alone must not play before it is asked for or focused. */
  let mayPlay = false;

  const insert = (src: string): HTMLIFrameElement => {
    const added = createFrame(page, src, embedTitle);
    (frame ?? placeholder).replaceWith(added);
    frame = added;
    return added;
  };
  const show = (event: Event): void => {
    event.preventDefault();
    mayPlay = true;
    if (plays !== undefined) page.dispatchEvent(new CustomEvent(STARTED_EVENT, { detail: root }));
    insert(embedSrc).focus();
  };
  const takeBack = environment.onConsent(() => {
    if (frame === null) insert(withoutAutoplay(embedSrc));
  });
  link.role = 'button';
  link.addEventListener('click', show, { signal });
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key === ' ') show(event);
    },
    { signal },
  );
  if (plays !== undefined) {
    view.addEventListener(
      'blur',
      () => {
        if (frame !== null && page.activeElement === frame) mayPlay = true;
      },
      { signal },
    );
    page.addEventListener(
      STARTED_EVENT,
      (event) => {
        if (!mayPlay || (event instanceof CustomEvent && event.detail === root)) return;
        mayPlay = false;
        // Replacing the frame stops what it played (BLK-44).
        insert(withoutAutoplay(embedSrc));
      },
      { signal },
    );
  }
  return () => {
    listeners.abort();
    takeBack();
    frame?.replaceWith(placeholder);
    link.role = null;
  };
};
