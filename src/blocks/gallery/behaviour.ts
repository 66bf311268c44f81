import type { MountBehaviour } from '../behaviour.ts';
import { startGallery } from './runtime/start-gallery.ts';

/** Runs the galleries of a block: transitions, autoplay and lightbox, by pointer, keys and address. */
export const mount: MountBehaviour = (root, environment) => {
  const ends = [...root.querySelectorAll<HTMLElement>('.portico-gallery')].map((gallery) =>
    startGallery(gallery, environment),
  );
  return () => {
    for (const end of ends) end();
  };
};
