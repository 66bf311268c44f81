/**
 * Reasons to pause autoplay: the pointer over the slides or the controls, the focus inside, a video that plays
 * (GAL-105, GAL-106, GAL-112).
 */
export type PauseReason = 'pointer' | 'controls' | 'focus' | 'video';

export interface PauseStep {
  readonly reasons: ReadonlySet<PauseReason>;
  readonly event: 'pause' | 'resume' | null;
}

/** Starts or ends a reason; autoplay resumes when the last one has ended (GAL-105 to GAL-107, GAL-113). */
export function changePause(
  reasons: ReadonlySet<PauseReason>,
  reason: PauseReason,
  holds: boolean,
  isMobile: boolean,
): PauseStep {
  const isPointer = reason === 'pointer' || reason === 'controls';
  if ((isPointer && isMobile) || reasons.has(reason) === holds) return { reasons, event: null };
  const next = new Set(reasons);
  if (holds) next.add(reason);
  else next.delete(reason);
  if (holds) return { reasons: next, event: reasons.size === 0 ? 'pause' : null };
  return { reasons: next, event: next.size === 0 ? 'resume' : null };
}
