import { keyedGallery, keyMove } from '#domain/galleries/gallery-keys.ts';

export interface KeyedGallery {
  readonly root: HTMLElement;
  readonly count: number;
  readonly isMoving: boolean;
  readonly isPlaying: boolean;
  readonly move: (move: 'previous' | 'next') => void;
}

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Elements that use the arrow keys themselves. */
const OWN_KEYS = `${EDITABLE}, video, audio, iframe`;

interface PageKeys {
  readonly galleries: Set<KeyedGallery>;
  readonly listening: AbortController;
}

const pages = new WeakMap<Document, PageKeys>();

/** The arrow keys move one of the galleries of a page (GAL-118 to GAL-124). The returned function removes this one. */
export function takeKeys(page: Document, gallery: KeyedGallery): () => void {
  const keys = pages.get(page) ?? listen(page);
  keys.galleries.add(gallery);
  return () => {
    keys.galleries.delete(gallery);
    if (keys.galleries.size > 0) return;
    keys.listening.abort();
    pages.delete(page);
  };
}

function listen(page: Document): PageKeys {
  const galleries = new Set<KeyedGallery>();
  const listening = new AbortController();
  page.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
      if (event.defaultPrevented || !key.startsWith('Arrow')) return;
      const within = page.querySelector<HTMLElement>('dialog:modal');
      const reachable = [...galleries].filter(({ root }) => within?.contains(root) !== false);
      const positions = reachable.map(({ root }) => positionOf(page, root));
      const gallery = reachable[keyedGallery(positions) ?? -1];
      if (gallery === undefined) return;
      const move = keyMove({
        key,
        hasModifier: altKey || ctrlKey || metaKey || shiftKey,
        isEditingText: target instanceof Element && target.closest(OWN_KEYS) !== null,
        isMoving: gallery.isMoving,
        isOnScreen: true,
        isPlaying: gallery.isPlaying,
        count: gallery.count,
      });
      if (move === null) return;
      event.preventDefault();
      gallery.move(move);
    },
    { signal: listening.signal },
  );
  const keys = { galleries, listening };
  pages.set(page, keys);
  return keys;
}

function positionOf(page: Document, root: HTMLElement) {
  const { top, bottom, left, right, height } = root.getBoundingClientRect();
  const { innerHeight = 0, innerWidth = 0 } = page.defaultView ?? {};
  return {
    hasFocus: root.contains(page.activeElement),
    isOnScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && height > 0,
    distance: Math.abs(top + height / 2 - innerHeight / 2),
  };
}
