import type { BehaviourEnvironment } from '../../behaviour.ts';
import { STARTED_EVENT } from '../../video/started-event.ts';
import type { Slide } from './gallery-parts.ts';

/** What the console says where videos cannot be played (GAL-20). */
export const VIDEO_LOADER_MISSING = 'VideoLoader not found';

interface VideoOptions {
  readonly environment: BehaviourEnvironment;
  readonly slides: readonly Slide[];
  readonly signal: AbortSignal;
  fetchVideo?: () => Promise<typeof import('../../video/behaviour.ts')>;
  /** A video shows, or is over or closed (GAL-112, GAL-113). */
  showing(isShowing: boolean): void;
}

export interface SlideVideos {
  /** The slide has left: its video is closed. */
  close(index: number): void;
}

/** The videos of a gallery; without their player the slides keep their poster images (GAL-20, GAL-25). */
export function startVideos({ environment, slides, signal, showing, ...options }: VideoOptions): SlideVideos {
  const fetchVideo = options.fetchVideo ?? (() => import('../../video/behaviour.ts'));
  const players = new Map<number, () => void>();
  let playing: number | null = null;
  let mount: ((index: number) => void) | null = null;
  const videos = [...slides.entries()].filter(([, { type }]) => type === 'video').map(([index]) => index);
  const end = (index: number): void => {
    if (playing !== index) return;
    playing = null;
    showing(false);
  };
  const begin = (index: number): void => {
    playing = index;
    showing(true);
  };
  const start = async (): Promise<void> => {
    try {
      const { mount: mountVideo } = await fetchVideo();
      if (signal.aborted) return;
      mount = (index) => {
        const slide = slides[index];
        if (slide !== undefined) players.set(index, mountVideo(slide.element, environment));
      };
      videos.forEach(mount);
    } catch (error) {
      environment.report(VIDEO_LOADER_MISSING, error);
    }
  };
  if (videos.length > 0) void start();
  environment.document.addEventListener(
    STARTED_EVENT,
    (event) => {
      const started: unknown = event instanceof CustomEvent ? event.detail : null;
      const index = videos.find((each) => slides[each]?.element === started);
      if (index !== undefined) begin(index);
      else if (playing !== null) end(playing);
    },
    { signal },
  );
  for (const index of videos) {
    const { element } = slides[index] ?? {};
    // They do not bubble.
    const options = { signal, capture: true };
    element?.addEventListener('play', () => begin(index), options);
    for (const type of ['ended', 'pause']) element?.addEventListener(type, () => end(index), options);
  }
  signal.addEventListener('abort', () => {
    for (const unmount of players.values()) unmount();
  });
  return {
    close(index) {
      if (playing !== index) return;
      players.get(index)?.();
      mount?.(index);
      end(index);
    },
  };
}
