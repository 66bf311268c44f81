import { ANIMATION_ATTRIBUTE } from '#domain/visitor/block-animation.ts';
import { FIT_TEXT_ATTRIBUTE } from '#domain/visitor/fit-text.ts';
import { RUNTIME_MESSAGES } from '#domain/visitor/runtime-messages.ts';
import { SAVE_OVERLAY_ATTRIBUTE } from '#domain/visitor/save-overlay.ts';
import { TIME_SINCE_ATTRIBUTE } from '#domain/visitor/time-since.ts';
import { report } from '../report.ts';
import { startChunk } from '../start-chunk.ts';
import type { Runtime } from '../runtime.ts';
import { fitTexts } from './fit-texts.ts';
import { refreshTimes } from './refresh-times.ts';
import { watchAnimations } from './watch-animations.ts';

/** Each small feature of pages by the attribute that asks for it: a few lines cost less than a request of their own. */
const FEATURES: readonly (readonly [string, (page: Window & typeof globalThis) => unknown])[] = [
  [TIME_SINCE_ATTRIBUTE, refreshTimes],
  [FIT_TEXT_ATTRIBUTE, fitTexts],
  [ANIMATION_ATTRIBUTE, watchAnimations],
];

/** Starts what the elements of a page ask for; one that fails takes no other down (DATA-77). */
export function startPageFeatures({ window: page, document }: Runtime): void {
  const has = (attribute: string): boolean => document.querySelector(`[${attribute}]`) !== null;
  for (const [attribute, start] of FEATURES) {
    if (!has(attribute)) continue;
    try {
      start(page);
    } catch (error) {
      report(RUNTIME_MESSAGES.initializerFailed, error);
    }
  }
  if (!has(SAVE_OVERLAY_ATTRIBUTE)) return;
  startChunk(
    'show-save-buttons',
    () => import('./show-save-buttons.ts'),
    ({ showSaveButtons }) => showSaveButtons(page),
  );
}
