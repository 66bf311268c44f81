/** The autoplay of the lightbox; galleries on a page have their own (OVER-115, OVER-118). ms */
export const AUTOPLAY = { timeoutMs: 1000, resumeMs: 1000 } as const;

/** `waiting` for the next advance, `resuming` after a pause (OVER-120), `paused`, or `off`. */
export type AutoplayState = 'off' | 'waiting' | 'resuming' | 'paused';
export type AutoplayEvent = 'start' | 'elapsed' | 'pause' | 'resume' | 'stop';

export interface AutoplayTimes {
  readonly timeoutMs: number;
  readonly resumeMs: number;
}

export interface AutoplayStep {
  readonly state: AutoplayState;
  readonly advances: boolean;
  /** The time until `elapsed`, or null where nothing is scheduled. */
  readonly waitMs: number | null;
}

/**
 * The autoplay machine (OVER-113, OVER-118, OVER-120): it advances after every time-out; when a pause ends it waits the
 * resume time and then a full time-out.
 */
export function advanceAutoplay(
  state: AutoplayState,
  event: AutoplayEvent,
  { timeoutMs, resumeMs }: AutoplayTimes,
): AutoplayStep {
  const wait: AutoplayStep = { state: 'waiting', advances: false, waitMs: timeoutMs };
  const stay: AutoplayStep = { state, advances: false, waitMs: null };
  switch (event) {
    case 'start':
      return wait;
    case 'stop':
      return { ...stay, state: 'off' };
    case 'pause':
      return state === 'off' ? stay : { ...stay, state: 'paused' };
    case 'resume':
      return state === 'off' ? stay : { state: 'resuming', advances: false, waitMs: resumeMs };
    case 'elapsed':
      if (state === 'resuming') return wait;
      return state === 'waiting' ? { ...wait, advances: true } : stay;
  }
}
