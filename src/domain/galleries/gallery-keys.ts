/** By the names of the keys with the codes 37 and 39 (GAL-118, GAL-119). */
const MOVES: Readonly<Record<string, 'previous' | 'next'>> = { ArrowLeft: 'previous', ArrowRight: 'next' };

export interface KeyFacts {
  readonly key: string;
  /** With Alt, Control, Meta or Shift the key means something to the browser. */
  readonly hasModifier: boolean;
  readonly isEditingText: boolean;
  readonly isMoving: boolean;
  readonly isOnScreen: boolean;
  readonly isPlaying: boolean;
  readonly count: number;
}

/** Which way a key moves a gallery, or null (GAL-90, GAL-118 to GAL-123). */
export function keyMove(facts: KeyFacts): 'previous' | 'next' | null {
  const { hasModifier, isEditingText, isMoving, isOnScreen, isPlaying, count } = facts;
  if (hasModifier || isEditingText || isMoving || !isOnScreen || isPlaying || count < 2) return null;
  return MOVES[facts.key] ?? null;
}

export interface KeyCandidate {
  readonly hasFocus: boolean;
  readonly isOnScreen: boolean;
  /** Of its middle from the middle of the window, px. */
  readonly distance: number;
}

/** Which of several galleries takes a key: the one with the focus, else the one nearest the middle of the window (GAL-122, GAL-124). */
export function keyedGallery(galleries: readonly KeyCandidate[]): number | null {
  const focused = galleries.findIndex(({ hasFocus }) => hasFocus);
  if (focused !== -1) return galleries[focused]?.isOnScreen === true ? focused : null;
  let nearest: number | null = null;
  for (const [index, { isOnScreen, distance }] of galleries.entries()) {
    if (!isOnScreen) continue;
    if (nearest === null || distance < (galleries[nearest]?.distance ?? 0)) nearest = index;
  }
  return nearest;
}
