import type { SlideVideos, VideoOptions } from './gallery-parts.ts';

/** Logged where videos cannot be played (GAL-20). */
const VIDEO_LOADER_MISSING = 'VideoLoader not found';

type VideoModule = typeof import('./slide-videos.ts');

/**
 * Loads the video player, for galleries with videos; without it the slides keep their poster images (GAL-20, GAL-25).
 */
export function fetchVideos(
  options: VideoOptions,
  fetch: () => Promise<VideoModule> = () => import('./slide-videos.ts'),
): SlideVideos {
  let videos: SlideVideos | null = null;
  const start = async (): Promise<void> => {
    try {
      const { startVideos } = await fetch();
      videos = await startVideos(options);
    } catch (error) {
      options.environment.report(VIDEO_LOADER_MISSING, error);
    }
  };
  if (options.slides.some(({ type }) => type === 'video')) void start();
  return { close: (index) => videos?.close(index) };
}
