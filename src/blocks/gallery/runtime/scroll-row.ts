interface RowOptions {
  readonly window: Window;
  readonly container: HTMLElement;
  readonly isRightToLeft: boolean;
  readonly signal: AbortSignal;
}

export interface ScrollRow {
  /** Its scroll offset, px from its beginning. */
  readonly offset: number;
  readonly size: number;
  readonly contentSize: number;
  /** The offset of a slide in the row, px. */
  readonly startOf: (slide: HTMLElement) => number;
  readonly jumpTo: (offset: number) => void;
  readonly glideTo: (offset: number, durationMs: number) => Promise<void>;
}

/** A row of slides that is scrolled by script; in right-to-left texts it begins at the right. */
export function createScrollRow({ window: page, container, isRightToLeft, signal }: RowOptions): ScrollRow {
  const sign = isRightToLeft ? -1 : 1;
  let frame = 0;
  let endGlide: (() => void) | null = null;
  const offset = (): number => container.scrollLeft * sign;
  const stop = (): void => {
    page.cancelAnimationFrame(frame);
    endGlide?.();
    endGlide = null;
  };
  const jumpTo = (to: number): void => {
    container.scrollLeft = to * sign;
  };
  signal.addEventListener('abort', stop);
  return {
    get offset() {
      return offset();
    },
    get size() {
      return container.clientWidth;
    },
    get contentSize() {
      return container.scrollWidth;
    },
    startOf(slide) {
      const [own, row] = [slide.getBoundingClientRect(), container.getBoundingClientRect()];
      return (isRightToLeft ? row.right - own.right : own.left - row.left) + offset();
    },
    jumpTo(to) {
      stop();
      jumpTo(to);
    },
    glideTo(to, durationMs) {
      stop();
      const from = offset();
      if (Math.abs(to - from) < 1 || durationMs <= 0) {
        jumpTo(to);
        return Promise.resolve();
      }
      return new Promise((resolve) => {
        endGlide = resolve;
        let startedAt: number | null = null;
        const advance = (now: number): void => {
          startedAt ??= now;
          const share = Math.min((now - startedAt) / durationMs, 1);
          jumpTo(from + (to - from) * (1 - (1 - share) ** 3));
          if (share < 1) frame = page.requestAnimationFrame(advance);
          else stop();
        };
        frame = page.requestAnimationFrame(advance);
      });
    },
  };
}
