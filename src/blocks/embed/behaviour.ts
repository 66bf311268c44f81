import type { MountBehaviour } from '../behaviour.ts';
import { withoutAutoplay } from '#domain/embeds/without-autoplay.ts';
import { createFrame } from './behaviour/create-frame.ts';

/** Loads the frame of an embed when the visitor asks for it, or with the consent to third parties. */
export const mount: MountBehaviour = (root, environment) => {
  const link = root.querySelector<HTMLAnchorElement>('a[data-embed-src]');
  const placeholder = root.querySelector('.embed-placeholder');
  if (link === null || placeholder === null) return () => undefined;
  const listeners = new AbortController();
  const { embedSrc = '', embedTitle = '' } = link.dataset;
  const insert = (src: string): HTMLIFrameElement => {
    const frame = createFrame(environment.document, src, embedTitle);
    placeholder.replaceWith(frame);
    return frame;
  };
  const show = (event: Event): void => {
    event.preventDefault();
    insert(embedSrc).focus();
  };
  const takeBack = environment.onConsent(() => {
    if (placeholder.isConnected) insert(withoutAutoplay(embedSrc));
  });
  link.role = 'button';
  link.addEventListener('click', show, { signal: listeners.signal });
  link.addEventListener(
    'keydown',
    (event) => {
      if (event.key === ' ') show(event);
    },
    { signal: listeners.signal },
  );
  return () => {
    listeners.abort();
    takeBack();
    link.role = null;
  };
};
