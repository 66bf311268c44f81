import { lazyPart } from '../loading/lazy-part.ts';

/** Fetched with the first post, or when one is begun. */
export const CanvasPost = lazyPart(async () => (await import('./canvas-post.tsx')).CanvasPost);
