import type { MountBehaviour } from '../behaviour.ts';
import { createFrame } from './behaviour/create-frame.ts';

/** Loads the frame of an embed when the visitor asks for it. */
export const mount: MountBehaviour = (root, environment) => {
  const link = root.querySelector<HTMLAnchorElement>('a[data-embed-src]');
  const placeholder = root.querySelector('.embed-placeholder');
  if (link === null || placeholder === null) return () => undefined;
  const listeners = new AbortController();
  const show = (event: Event): void => {
    event.preventDefault();
    const { embedSrc = '', embedTitle = '' } = link.dataset;
    const frame = createFrame(environment.document, embedSrc, embedTitle);
    placeholder.replaceWith(frame);
    frame.focus();
  };
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
    link.role = null;
  };
};
