import type { ImageLoader } from '#blocks/image-loader.ts';
import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { ChunkError, loadChunk } from '../load-chunk.ts';
import { report } from '../report.ts';

type LoaderChunk = typeof import('./image-loader.ts');

/** The page's image loader, loaded with the first part that needs it; null where it is missing (IMG-10). */
export async function findImageLoader(
  page: Window & typeof globalThis,
  fetchChunk: () => Promise<LoaderChunk> = () => import('./image-loader.ts'),
): Promise<ImageLoader | null> {
  try {
    const { imageLoaderOf } = await loadChunk('image-loader', fetchChunk);
    return imageLoaderOf(page);
  } catch (error) {
    if (!(error instanceof ChunkError)) throw error;
    report(RUNTIME_MESSAGES.imageLoaderMissing, error);
    return null;
  }
}
