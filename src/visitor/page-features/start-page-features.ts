import { ANIMATION_ATTRIBUTE } from '#domain/page-features/block-animation.ts';
import {
  BACKGROUND_VIDEO_ATTRIBUTE,
  FIT_TEXT_ATTRIBUTE,
  HELD_PAGE_CODE_ATTRIBUTE,
  PRODUCT_FORM_ATTRIBUTE,
  QUICK_VIEW_ATTRIBUTE,
  TIME_SINCE_ATTRIBUTE,
} from '#domain/page-features/feature-attributes.ts';
import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { PASSKEY_ATTRIBUTE } from '#domain/page-features/passkey-attributes.ts';
import { PRICING_TOGGLE_ATTRIBUTE } from '#domain/page-features/pricing-toggle.ts';
import { SAVE_OVERLAY_ATTRIBUTE } from '#domain/page-features/save-overlay.ts';
import { translate } from '../page-words.ts';
import { watchQuickViews } from '../products/watch-quick-views.ts';
import { report } from '../report.ts';
import { startChunk } from '../start-chunk.ts';
import type { Runtime } from '../runtime.ts';
import { watchAnimations } from './watch-animations.ts';

/** Starts the features that elements of the page ask for; one that fails does not affect the others (DATA-77). */
export function startPageFeatures(runtime: Runtime): void {
  const { window: page, document } = runtime;
  const has = (attribute: string): boolean => document.querySelector(`[${attribute}]`) !== null;
  if (has(ANIMATION_ATTRIBUTE)) {
    // Animated blocks are hidden until it runs, so it is not loaded lazily.
    try {
      watchAnimations(page);
    } catch (error) {
      report(RUNTIME_MESSAGES.initializerFailed, error);
    }
  }
  if (has(TIME_SINCE_ATTRIBUTE)) {
    startChunk(
      'refresh-times',
      () => import('./refresh-times.ts'),
      ({ refreshTimes }) => refreshTimes(page),
    );
  }
  if (has(FIT_TEXT_ATTRIBUTE)) {
    startChunk(
      'fit-texts',
      () => import('./fit-texts.ts'),
      ({ fitTexts }) => fitTexts(page),
    );
  }
  if (has(BACKGROUND_VIDEO_ATTRIBUTE)) {
    startChunk(
      'play-background-videos',
      () => import('./play-background-videos.ts'),
      ({ playBackgroundVideos }) => playBackgroundVideos(page, translate),
    );
  }
  if (has(HELD_PAGE_CODE_ATTRIBUTE)) {
    startChunk(
      'run-held-page-code',
      () => import('./run-held-page-code.ts'),
      ({ runHeldPageCode }) => runHeldPageCode(runtime),
    );
  }
  if (has(PASSKEY_ATTRIBUTE)) {
    startChunk(
      'offer-passkeys',
      () => import('../passkeys/offer-passkeys.ts'),
      ({ offerPasskeys }) => offerPasskeys(runtime),
    );
  }
  if (has(PRICING_TOGGLE_ATTRIBUTE)) {
    startChunk(
      'start-pricing-toggle',
      () => import('../pricing-toggle/start-pricing-toggle.ts'),
      ({ startPricingToggle }) => startPricingToggle(document),
    );
  }
  if (has(PRODUCT_FORM_ATTRIBUTE)) {
    startChunk(
      'choose-product',
      () => import('../products/choose-product.ts'),
      ({ chooseProduct }) => chooseProduct(runtime),
    );
  }
  if (has(QUICK_VIEW_ATTRIBUTE)) watchQuickViews(runtime);
  if (has(SAVE_OVERLAY_ATTRIBUTE)) {
    startChunk(
      'show-save-buttons',
      () => import('./show-save-buttons.ts'),
      ({ showSaveButtons }) => showSaveButtons(page),
    );
  }
}
