import type { MountBehaviour } from '../behaviour.ts';
import { createPlayer, type Player } from './behaviour/create-player.ts';
import { keepCovering } from './behaviour/keep-covering.ts';
import { showThumbnail } from './behaviour/show-thumbnail.ts';
import { watchMode } from './behaviour/watch-mode.ts';
import { STARTED_EVENT } from '#blocks/started-event.ts';
import {
  advanceVideo,
  OVERLAY_FADE_MS,
  PLAY_FADE_MS,
  type VideoEffect,
  type VideoEvent,
  type VideoState,
} from './state.ts';

/** Plays a video over its overlay (BLK-33 to BLK-45). */
export const mount: MountBehaviour = (root, environment) => {
  const page = environment.document;
  const figure = root.querySelector<HTMLElement>('.portico-block-video');
  const holder = figure?.querySelector<HTMLElement>('.video-frame') ?? null;
  if (figure === null || holder === null) return () => undefined;
  const overlay = holder.querySelector<HTMLAnchorElement>('.video-overlay');
  const ownPlayer = holder.querySelector<HTMLVideoElement>(':scope > video');
  const listeners = new AbortController();
  const { signal } = listeners;
  const data = overlay?.dataset ?? {};
  const canCommand = data['fileSrc'] !== undefined || data['playerOrigin'] !== undefined;
  let state: VideoState = 'overlay';
  let player: Player | null = null;
  let stopCovering: (() => void) | null = null;

  const fade = (element: Element, from: number, to: number, duration: number): Promise<unknown> => {
    if (environment.prefersReducedMotion()) return Promise.resolve();
    return element.animate({ opacity: [from, to] }, { duration, fill: 'none' }).finished;
  };
  const announce = (): void => {
    page.dispatchEvent(new CustomEvent(STARTED_EVENT, { detail: root }));
  };
  const command = (name: 'play' | 'pause'): void => {
    if (player instanceof HTMLVideoElement) {
      if (name === 'pause') player.pause();
      // Where the browser refuses to start it by itself, its own controls do.
      else void player.play().catch(() => player?.focus());
    } else {
      player?.contentWindow?.postMessage(data[name] ?? '', data['playerOrigin'] ?? '');
    }
  };
  const insertPlayer = (container: HTMLElement): void => {
    player = createPlayer(container, state === 'playing');
    holder.prepend(player);
    if (player instanceof HTMLVideoElement) command('play');
    else if (figure.dataset['mode'] === 'fill') {
      const ratio = Number(figure.style.getPropertyValue('--video-ratio'));
      stopCovering = keepCovering(player, holder, ratio, environment);
    }
    void fade(player, 0, 1, PLAY_FADE_MS);
  };
  const removePlayer = (): void => {
    stopCovering?.();
    player?.remove();
    player = null;
  };
  const run = (effect: VideoEffect): void => {
    if (overlay === null) return;
    switch (effect) {
      case 'insert-player':
        insertPlayer(overlay);
        break;
      case 'play':
      case 'pause':
        command(effect);
        break;
      case 'remove-player':
        removePlayer();
        break;
      case 'hide-overlay':
        if (page.activeElement === overlay) player?.focus();
        overlay.inert = true;
        void fade(overlay, 1, 0, OVERLAY_FADE_MS).then(() => {
          if (state === 'playing' || state === 'shown') overlay.hidden = true;
        });
        break;
      case 'show-overlay':
        overlay.hidden = false;
        overlay.inert = false;
        break;
    }
  };
  const dispatch = (event: VideoEvent): void => {
    const step = advanceVideo(state, event, canCommand);
    state = step.state;
    step.effects.forEach(run);
  };
  const start = (event: Event): void => {
    event.preventDefault();
    overlay?.focus();
    announce();
    dispatch('start');
  };
  const takeBack = environment.onConsent(() => {
    if (overlay === null || state !== 'overlay') return;
    if (data['atOnce'] !== undefined) dispatch('show');
    else showThumbnail(overlay);
  });
  const stopWatchingMode = watchMode(figure, environment, () => {
    ownPlayer?.load();
    dispatch('mode-changed');
  });
  page.addEventListener(
    STARTED_EVENT,
    (event) => {
      if (event instanceof CustomEvent && event.detail === root) return;
      ownPlayer?.pause();
      dispatch('other-started');
    },
    { signal },
  );
  ownPlayer?.addEventListener('play', announce, { signal });
  if (overlay !== null) {
    overlay.role = 'button';
    overlay.addEventListener('click', start, { signal });
    overlay.addEventListener(
      'keydown',
      (event) => {
        if (event.key === ' ') start(event);
      },
      { signal },
    );
  }
  return () => {
    listeners.abort();
    takeBack();
    stopWatchingMode();
    removePlayer();
    overlay?.querySelector('.video-thumbnail')?.remove();
    if (overlay === null) return;
    overlay.role = null;
    overlay.hidden = false;
    overlay.inert = false;
  };
};
