import type { Translate } from '#messages/translator.ts';
import { media } from '#messages/en/media.ts';
import { BACKGROUND_VIDEO_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';

/** Media queries for visitors who prefer less motion, and for those who save data. */
const STILLNESS = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/**
 * Plays the background videos of sections while they are visible, muted and looping, each with a button that stops it.
 * Until one plays, and where it may not, the picture below it is shown (DSGN-59).
 */
export function playBackgroundVideos(page: Window & typeof globalThis, translate: Translate): () => void {
  const asked = STILLNESS.map((query) => page.matchMedia(query));
  const mayPlay = (): boolean => !savesData(page.navigator) && asked.every(({ matches }) => !matches);
  const films = [...page.document.querySelectorAll<HTMLElement>(`[${BACKGROUND_VIDEO_ATTRIBUTE}]`)].map(
    (container) => createFilm(container, translate, mayPlay),
  );
  const observer = new page.IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      films.find(({ container }) => container === target)?.come(isIntersecting);
    }
  });
  const update = (): void => films.forEach((film) => film.update());
  for (const { container } of films) observer.observe(container);
  for (const query of asked) query.addEventListener('change', update);
  return () => {
    observer.disconnect();
    for (const query of asked) query.removeEventListener('change', update);
    for (const film of films) film.remove();
  };
}

interface Film {
  readonly container: HTMLElement;
  come(isInSight: boolean): void;
  update(): void;
  remove(): void;
}

function createFilm(container: HTMLElement, translate: Translate, mayPlay: () => boolean): Film {
  const document = container.ownerDocument;
  let video: HTMLVideoElement | null = null;
  let button: HTMLButtonElement | null = null;
  let isInSight = false;
  let isStopped = false;
  let hasFailed = false;

  function remove(): void {
    video?.remove();
    button?.remove();
    video = null;
    button = null;
    delete container.dataset['playing'];
  }

  function add(): HTMLVideoElement {
    const film = document.createElement('video');
    film.muted = true;
    film.loop = true;
    film.playsInline = true;
    film.tabIndex = -1;
    film.ariaHidden = 'true';
    film.src = container.getAttribute(BACKGROUND_VIDEO_ATTRIBUTE) ?? '';
    film.addEventListener('playing', () => {
      container.dataset['playing'] = '';
    });
    // The video failed: the picture stays, and the button is removed.
    film.addEventListener('error', () => {
      hasFailed = true;
      remove();
    });
    container.append(film);
    video = film;
    button = document.createElement('button');
    button.type = 'button';
    button.className = 'portico-video-button';
    button.addEventListener('click', () => {
      isStopped = !isStopped;
      update();
    });
    container.after(button);
    return film;
  }

  function update(): void {
    if (hasFailed || !mayPlay()) {
      remove();
      return;
    }
    if (isInSight && !isStopped) {
      const film = video ?? add();
      film.play().catch((error: unknown) => {
        // Removed or stopped meanwhile; where the browser blocks autoplay, the visitor can start it.
        if (error instanceof DOMException && error.name === 'NotAllowedError') {
          isStopped = true;
          showState();
        }
      });
    } else video?.pause();
    showState();
  }

  function showState(): void {
    if (button === null) return;
    button.dataset['state'] = isStopped ? 'stopped' : 'playing';
    button.ariaLabel = translate(isStopped ? media.playBackgroundVideo : media.stopBackgroundVideo);
  }

  return {
    container,
    come(next) {
      isInSight = next;
      // A video that was never visible is not loaded.
      if (next || video !== null) update();
    },
    update,
    remove,
  };
}

function savesData(navigator: Navigator): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
