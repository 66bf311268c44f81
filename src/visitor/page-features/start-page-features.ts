import { ANIMATION_ATTRIBUTE } from '#domain/visitor/block-animation.ts';
import { FIT_TEXT_ATTRIBUTE } from '#domain/visitor/fit-text.ts';
import { TIME_SINCE_ATTRIBUTE } from '#domain/visitor/time-since.ts';
import { SAVE_OVERLAY_ATTRIBUTE } from '#domain/visitor/save-overlay.ts';
import { startChunk } from '../start-chunk.ts';
import type { Runtime } from '../runtime.ts';

/** Each feature of pages by the attribute that asks for it, fetched only where a page has one (BLK-02). */
const FEATURES: readonly (readonly [string, () => Promise<(page: Window & typeof globalThis) => unknown>])[] =
  [
    [TIME_SINCE_ATTRIBUTE, async () => (await import('./refresh-times.ts')).refreshTimes],
    [FIT_TEXT_ATTRIBUTE, async () => (await import('./fit-texts.ts')).fitTexts],
    [ANIMATION_ATTRIBUTE, async () => (await import('./watch-animations.ts')).watchAnimations],
    [SAVE_OVERLAY_ATTRIBUTE, async () => (await import('./show-save-buttons.ts')).showSaveButtons],
  ];

/** Starts what the elements of a page ask for. */
export function startPageFeatures({ window: page, document }: Runtime): void {
  for (const [attribute, load] of FEATURES) {
    if (document.querySelector(`[${attribute}]`) === null) continue;
    startChunk(attribute, load, (start) => start(page));
  }
}
