import type { Translate } from '#messages/translator.ts';
import { galleries } from '#messages/en/galleries.ts';
/** The label of a button that leads nowhere (GAL-86, GAL-89). */
const DISABLED_CLASS = 'portico-disabled';

interface ControlsOptions {
  readonly document: Document;
  readonly signal: AbortSignal;
  readonly translate: Translate;
  readonly move: (move: 'previous' | 'next') => void;
  /** Toggles autoplay. */
  readonly toggle: () => void;
}

interface ControlsState {
  readonly index: number;
  readonly count: number;
  readonly blocked: { readonly previous: boolean; readonly next: boolean };
  /** Null without autoplay. */
  readonly isPlaying: boolean | null;
}

export interface Controls {
  readonly element: HTMLElement;
  readonly update: (state: ControlsState) => void;
}

/**
 * The buttons of a gallery, and a live region with its position, announced each time the visitor moves, not during
 * autoplay (GAL-86, GAL-90, GAL-182 to GAL-184).
 */
export function createControls({
  document: page,
  signal,
  translate,
  move,
  toggle,
}: ControlsOptions): Controls {
  const element = page.createElement('div');
  element.className = 'portico-gallery-controls';
  const button = (): HTMLButtonElement => {
    const created = page.createElement('button');
    created.type = 'button';
    return created;
  };
  const leading = (to: 'previous' | 'next', name: string): HTMLButtonElement => {
    const created = button();
    created.dataset['leads'] = to;
    created.ariaLabel = name;
    created.addEventListener('click', () => move(to), { signal });
    return created;
  };
  const arrows = {
    previous: leading('previous', translate(galleries.previous)),
    next: leading('next', translate(galleries.next)),
  };
  const play = button();
  play.addEventListener('click', toggle, { signal });
  const status = page.createElement('p');
  status.className = 'portico-gallery-status';
  element.append(arrows.previous, arrows.next, play, status);
  return {
    element,
    update({ index, count, blocked, isPlaying }) {
      element.hidden = count < 2;
      for (const to of ['previous', 'next'] as const) {
        arrows[to].classList.toggle(DISABLED_CLASS, blocked[to]);
        arrows[to].ariaDisabled = String(blocked[to]);
      }
      play.hidden = isPlaying === null;
      play.dataset['plays'] = String(isPlaying === true);
      play.ariaLabel = translate(isPlaying === true ? galleries.pause : galleries.play);
      status.ariaLive = isPlaying === true ? 'off' : 'polite';
      status.textContent = count < 2 ? '' : translate(galleries.position, { index: index + 1, count });
    },
  };
}
