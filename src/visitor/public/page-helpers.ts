import {
  instanceOf,
  nullOr,
  setAttribute,
  VALIDATORS,
  valueIn,
  type Validator,
} from '#lib/timing/attribute-validators.ts';
import { easeOutSine } from '#lib/timing/ease-out-sine.ts';
import { parseQuery } from '#lib/timing/parse-query.ts';
import { SCROLL, type ScrollBounds, scrollDuration } from '#lib/timing/scroll-times.ts';
import { throttle } from '#lib/timing/throttle.ts';
import { SCALE_OUT } from '#lib/timing/tween-defaults.ts';
import { tween, type TweenOptions } from '#lib/timing/tween.ts';
import { waitUntil, WAIT_SUBJECT_MESSAGE } from '#lib/timing/wait-until.ts';
import { SMALL_TEXT_CLASS, SMALL_TEXT_PX } from '#domain/page-features/fit-text.ts';
import { showAlert } from '../dialogs/alert-popup.ts';
import {
  askForConfirmation,
  type ConfirmationOptions,
  keepConfirmation,
} from '../dialogs/confirmation-popup.ts';
import { showInformation } from '../dialogs/information-popup.ts';
import { openCheckout, openOwnCheckout } from '../open-checkout.ts';
import { watchSettled } from '../timing/watch-settled.ts';
import type { CallingHost } from '../dialogs/overlay-host.ts';
import { readCart } from './read-cart.ts';

interface ElementWait {
  /** Where `selector` is searched; or, instead of it, a predicate that has to become true (TIME-07, TIME-08). */
  readonly container?: ParentNode;
  readonly selector?: string;
  readonly predicate?: () => boolean;
  /** ms */
  readonly interval?: number;
  readonly timeout?: number;
  readonly signal?: AbortSignal;
}

type HelperHost = CallingHost & {
  readonly document: Document;
  readonly context: { readonly website: { readonly id: string; readonly language: string } };
};

/**
 * The helpers for scripts that the owner wrote; `docs/guides/page-scripts.md` describes them. `warn` receives their
 * problems (TIME-39, TIME-40).
 */
export function createPageHelpers(host: HelperHost, warn: (message: string, cause?: unknown) => void) {
  const { window: page } = host;
  const { document } = page;
  const isMotionReduced = (): boolean => page.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const clock = {
    now: () => page.performance.now(),
    frame: (run: () => void) => void page.requestAnimationFrame(run),
    wait: (run: () => void, ms: number) => void page.setTimeout(run, ms),
    isMotionReduced,
  };
  return {
    throttle: <Arguments extends readonly unknown[]>(run: (...args: Arguments) => void) =>
      throttle((...args: Arguments) => {
        try {
          run(...args);
        } catch (error) {
          warn('A throttled function failed', error);
        }
      }, clock),
    async waitForElements({ container, selector = '*', predicate, ...rest }: ElementWait) {
      if ((container === undefined) === (predicate === undefined)) throw new Error(WAIT_SUBJECT_MESSAGE);
      const sleep = (ms: number): Promise<void> =>
        new Promise((resolve) => {
          page.setTimeout(resolve, ms);
          rest.signal?.addEventListener('abort', () => resolve(), { once: true });
        });
      const find = (): readonly Element[] => {
        if (container !== undefined) return [...container.querySelectorAll(selector)];
        return predicate?.() === true ? [document.documentElement] : [];
      };
      const found = await waitUntil({ find, sleep, ...rest });
      return container === undefined ? [] : found;
    },
    tween: (step: (progress: number) => void, options?: TweenOptions) => tween(step, clock, options),
    /** Hides an element: it shrinks to 0.94 of its size and fades (TIME-13). */
    scaleOut(element: HTMLElement, options?: TweenOptions) {
      return tween(
        (progress) => {
          element.style.scale = String(1 - (1 - SCALE_OUT) * progress);
          element.style.opacity = String(1 - progress);
        },
        clock,
        options,
      );
    },
    /** Scrolls an element to 30 px below the top of the window (TIME-17 to TIME-22). */
    scrollTo(
      target: Element,
      { offset = SCROLL.offset, ...bounds }: ScrollBounds & { readonly offset?: number } = {},
    ) {
      const start = page.scrollY;
      const distance = target.getBoundingClientRect().top - offset;
      return tween(
        (progress) => page.scrollTo({ top: start + distance * progress, behavior: 'instant' }),
        clock,
        {
          duration: scrollDuration(distance, bounds),
          ease: easeOutSine,
        },
      );
    },
    onResized: (run: () => void, options?: { readonly timeoutMs?: number; readonly signal?: AbortSignal }) =>
      watchSettled(page, page, 'resize', run, options),
    onScrolled: (run: () => void, options?: { readonly timeoutMs?: number; readonly signal?: AbortSignal }) =>
      watchSettled(page, document, 'scroll', run, options),
    parseQuery: (query = page.location.search) => parseQuery(query),
    validators: {
      ...VALIDATORS,
      node: (value: unknown) => value instanceof Node,
      instanceOf,
      valueIn,
      nullOr,
    },
    setAttribute: (target: Record<string, unknown>, name: string, value: unknown, validator: Validator) =>
      setAttribute(target, name, value, validator, warn),
    /** Sets the size of a text, px, and marks it where it is small (TIME-44, TIME-45). */
    setFontSize(element: HTMLElement, size: number) {
      element.style.fontSize = `${size}px`;
      element.classList.toggle(SMALL_TEXT_CLASS, size < SMALL_TEXT_PX);
    },
    alert: (message: string) => showAlert(host, message),
    confirm: (options: ConfirmationOptions) => askForConfirmation(host, options),
    keepConfirmation: (options: ConfirmationOptions) => keepConfirmation(host, options),
    /** The cart of this browser as it is now (COMM-61 to COMM-87). */
    cart: () => readCart(host),
    /** Ways into the checkouts (NAV-48 to NAV-54). */
    goToCheckout: () => openCheckout(host),
    goToSubscription: (cartToken: string) => openOwnCheckout(host, { kind: 'subscribe', cartToken }),
    goToDonation: (donatePageId: string) => openOwnCheckout(host, { kind: 'donate', donatePageId }),
    goToGiftCard: (giftCardProductId: string, sku?: string) =>
      openOwnCheckout(host, { kind: 'giftcard', websiteId: host.context.website.id, giftCardProductId, sku }),
    inform: (text: { readonly title: string; readonly message: string }) => showInformation(page, text),
  };
}

export type PageHelpers = ReturnType<typeof createPageHelpers>;
