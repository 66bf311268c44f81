import { STARTED_EVENT } from '#blocks/started-event.ts';
import type { SlideVideos, VideoOptions } from './gallery-parts.ts';

/** The videos of a gallery: each starts on press, and is closed when its slide is left. */
export async function startVideos({
  environment,
  slides,
  signal,
  showing,
}: VideoOptions): Promise<SlideVideos> {
  const { mount: mountVideo } = await import('../../video/behaviour.ts');
  const players = new Map<number, () => void>();
  let playing: number | null = null;
  const videos = [...slides.entries()].filter(([, { type }]) => type === 'video').map(([index]) => index);
  const mount = (index: number): void => {
    const slide = slides[index];
    if (slide !== undefined && !signal.aborted) players.set(index, mountVideo(slide.element, environment));
  };
  const end = (index: number): void => {
    if (playing !== index) return;
    playing = null;
    showing(false);
  };
  const begin = (index: number): void => {
    playing = index;
    showing(true);
  };
  videos.forEach(mount);
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
    // These events do not bubble.
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
      mount(index);
      end(index);
    },
  };
}
