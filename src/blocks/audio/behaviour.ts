import type { MountBehaviour } from '../behaviour.ts';
import { mount as mountEmbed } from '../embed/behaviour.ts';
import { STARTED_EVENT } from '#blocks/started-event.ts';

/** Playing an audio or video stops all others on the page (BLK-84, BLK-85). */
export const mount: MountBehaviour = (root, environment) => {
  const invalid = root.querySelector<HTMLElement>('[data-invalid-url]');
  if (invalid !== null) {
    environment.report(`Audio address could not be read: ${invalid.dataset['invalidUrl'] ?? ''}`);
    return () => undefined;
  }
  const player = root.querySelector('audio');
  if (player === null) return mountEmbed(root, environment);
  const listeners = new AbortController();
  const { signal } = listeners;
  const page = environment.document;
  player.addEventListener(
    'play',
    () => page.dispatchEvent(new CustomEvent(STARTED_EVENT, { detail: root })),
    { signal },
  );
  page.addEventListener(
    STARTED_EVENT,
    (event) => {
      if (event instanceof CustomEvent && event.detail !== root) player.pause();
    },
    { signal },
  );
  return () => listeners.abort();
};
