import type { MountBehaviour } from '../behaviour.ts';
import { createFrame } from '../embed/behaviour/create-frame.ts';
import { withoutAutoplay } from '#domain/embeds/without-autoplay.ts';
import { STARTED_EVENT } from './started-event.ts';
import {
  advanceVideo,
  OVERLAY_FADE_MS,
  PLAY_FADE_MS,
  type VideoEffect,
  type VideoEvent,
  type VideoState,
} from './state.ts';

/** Plays a video over its overlay (BLK-33 to BLK-44). */
export const mount: MountBehaviour = (root, environment) => {
  const page = environment.document;
  const holder = root.querySelector('.video-frame');
  const overlay = root.querySelector<HTMLAnchorElement>('.video-overlay');
  const ownPlayer = root.querySelector('video');
  if (holder === null) return () => undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const data = overlay?.dataset ?? {};
  const isFile = data['fileSrc'] !== undefined;
  const canCommand = isFile || data['playerOrigin'] !== undefined;
  let state: VideoState = 'overlay';
  let player: HTMLIFrameElement | HTMLVideoElement | null = null;
  /** False while the player is shown without having been asked for. */
  let isAskedFor = false;

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
      else void player.play().catch(() => overlayBack());
    } else {
      player?.contentWindow?.postMessage(data[name] ?? '', data['playerOrigin'] ?? '');
    }
  };
  const insertPlayer = (): void => {
    player = isFile
      ? createVideo(page, data['fileSrc'] ?? '', data['captions'])
      : createFrame(
          page,
          isAskedFor ? (data['embedSrc'] ?? '') : withoutAutoplay(data['embedSrc'] ?? ''),
          '',
        );
    player.title = data['embedTitle'] ?? '';
    holder.prepend(player);
    void fade(player, 0, 1, PLAY_FADE_MS);
    if (isFile) command('play');
    if (isAskedFor) player.focus();
  };
  /** The browser refused to start a file by itself: its own controls are there, the overlay is in the way no more. */
  const overlayBack = (): void => player?.focus();
  const run = (effect: VideoEffect): void => {
    if (overlay === null) return;
    switch (effect) {
      case 'insert-player':
        insertPlayer();
        break;
      case 'play':
      case 'pause':
        command(effect);
        break;
      case 'remove-player':
        player?.remove();
        player = null;
        break;
      case 'hide-overlay':
        overlay.inert = true;
        void fade(overlay, 1, 0, OVERLAY_FADE_MS).then(() => {
          if (state === 'playing') overlay.hidden = true;
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
    isAskedFor = true;
    announce();
    dispatch('start');
  };
  const takeBack = environment.onConsent(() => {
    if (overlay === null || state !== 'overlay') return;
    if (data['atOnce'] !== undefined) dispatch('start');
    else showThumbnail(overlay);
  });
  const modes = new environment.window.MutationObserver(() => dispatch('mode-changed'));
  const figure = root.querySelector('[data-mode]');
  if (figure !== null) modes.observe(figure, { attributes: true, attributeFilter: ['data-mode'] });

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
    modes.disconnect();
    player?.remove();
    overlay?.querySelector('.video-thumbnail')?.remove();
    if (overlay === null) return;
    overlay.role = null;
    overlay.hidden = false;
    overlay.inert = false;
  };
};

/** The still picture of the provider, in place of the owner's own. */
function showThumbnail(overlay: HTMLElement): void {
  const { thumbnail } = overlay.dataset;
  if (thumbnail === undefined) return;
  const image = overlay.ownerDocument.createElement('img');
  image.className = 'video-thumbnail';
  image.alt = '';
  image.referrerPolicy = 'no-referrer';
  image.loading = 'lazy';
  image.addEventListener('error', () => image.remove(), { once: true });
  image.src = thumbnail;
  overlay.prepend(image);
}

function createVideo(page: Document, src: string, captions: string | undefined): HTMLVideoElement {
  const video = page.createElement('video');
  video.controls = true;
  video.playsInline = true;
  video.src = src;
  if (captions !== undefined) {
    const track = page.createElement('track');
    Object.assign(track, { kind: 'captions', src: captions, default: true });
    video.append(track);
  }
  return video;
}
