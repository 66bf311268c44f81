import type { BehaviourEnvironment } from '../../behaviour.ts';
import { STARTED_EVENT } from '#blocks/started-event.ts';
import type { Slide } from './gallery-parts.ts';

interface Tracks {
  readonly root: HTMLElement;
  readonly slides: readonly Slide[];
  readonly environment: Pick<BehaviourEnvironment, 'document'>;
  readonly signal: AbortSignal;
  /** A track begins or stops. */
  readonly playing: (isPlaying: boolean) => void;
  /** Brings the slide of the next track into view. */
  readonly show: (slide: number) => void;
}

/**
 * Plays an album: one track at a time, as all media of a page, and the next one when one has ended (BLK-85, CONT-103).
 * Without scripts each track plays on its own.
 */
export function playTracks({ root, slides, environment, signal, playing, show }: Tracks): void {
  const { document: page } = environment;
  const players = slides.map(({ element }) =>
    element.querySelector<HTMLAudioElement>('.portico-slide-audio'),
  );
  const indexOf = ({ target }: Event): number => players.findIndex((player) => player === target);
  // Media events do not bubble; they are handled in the capture phase.
  const options = { capture: true, signal };
  root.addEventListener(
    'play',
    (event) => {
      const player = players[indexOf(event)];
      if (player == null) return;
      playing(true);
      page.dispatchEvent(new CustomEvent(STARTED_EVENT, { detail: player }));
    },
    options,
  );
  root.addEventListener('pause', (event) => indexOf(event) !== -1 && playing(false), options);
  root.addEventListener(
    'ended',
    (event) => {
      const ended = indexOf(event);
      const next = players.findIndex((player, index) => index > ended && player !== null);
      if (ended === -1 || next === -1) return;
      show(next);
      // A browser may block autoplay until the visitor starts a track.
      players[next]?.play().catch(() => undefined);
    },
    options,
  );
  page.addEventListener(
    STARTED_EVENT,
    (event) => {
      if (!(event instanceof CustomEvent)) return;
      for (const player of players) if (player !== event.detail) player?.pause();
    },
    { signal },
  );
}
