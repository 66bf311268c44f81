/** The state of one image in the loader. */
export interface ImageLoad {
  /** Loads that have begun and not ended. */
  readonly loading: number;
  /** The width it is shown in, in px; null while nothing of it has arrived. */
  readonly loadedWidth: number | null;
}

export const NOT_LOADED: ImageLoad = { loading: 0, loadedWidth: null };

export type ImageLoadEvent =
  | {
      readonly kind: 'requested';
      /** False: the image is skipped unless the update is forced (IMG-02, IMG-03). */
      readonly loadMode: boolean;
      readonly isForced: boolean;
      readonly allowsConcurrentLoads: boolean;
    }
  /** Its container has a size now, which needs this width. */
  | { readonly kind: 'measured'; readonly neededWidth: number; readonly isForced: boolean }
  | { readonly kind: 'loaded'; readonly width: number }
  | { readonly kind: 'failed' };

export interface ImageLoadStep {
  readonly state: ImageLoad;
  /** `measure`: find out the size of the container. `load`: fetch it in the width needed. */
  readonly effect: 'measure' | 'load' | 'skip' | 'none';
}

/**
 * The states of one image (IMG-01 to IMG-08). A forced update ignores the load mode and the comparison of sizes, but
 * not a load in progress (IMG-08). A failed image is loaded again the next time it is requested (IMG-13).
 */
export function stepImageLoad(state: ImageLoad, event: ImageLoadEvent): ImageLoadStep {
  switch (event.kind) {
    case 'requested': {
      const isSkipped = !event.loadMode && !event.isForced;
      const isBusy = state.loading > 0 && !event.allowsConcurrentLoads;
      if (isSkipped || isBusy) return { state, effect: 'skip' };
      return { state: { ...state, loading: state.loading + 1 }, effect: 'measure' };
    }
    case 'measured':
      if (event.isForced || state.loadedWidth === null || event.neededWidth > state.loadedWidth)
        return { state, effect: 'load' };
      return { state: ended(state), effect: 'skip' };
    case 'loaded':
      return { state: { ...ended(state), loadedWidth: event.width }, effect: 'none' };
    case 'failed':
      return { state: ended(state), effect: 'none' };
  }
}

function ended(state: ImageLoad): ImageLoad {
  return { ...state, loading: Math.max(0, state.loading - 1) };
}
