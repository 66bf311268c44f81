import { AUTOPLAY, type AutoplayTimes } from '#domain/visitor/autoplay.ts';

/** Until the next slide, where the owner set no time; the lightbox has its own (GAL-103, GAL-115). ms */
export const GALLERY_TIMEOUT_MS = 5000;

/** The times of a gallery on a page; `seconds` is the owner's `autoplay-duration` (GAL-104, GAL-116). */
export function galleryAutoplayTimes(seconds?: unknown): AutoplayTimes {
  const given = typeof seconds === 'string' ? Number.parseFloat(seconds) : seconds;
  const isTime = typeof given === 'number' && Number.isFinite(given) && given > 0;
  return { timeoutMs: isTime ? given * 1000 : GALLERY_TIMEOUT_MS, resumeMs: AUTOPLAY.resumeMs };
}

/**
 * Whether galleries neither play nor animate (GAL-98, GAL-108, GAL-109): the address says `nomotion=true`, the visitor
 * prefers reduced motion, or the page is being edited.
 */
export function isMotionDisabled({
  search,
  prefersReducedMotion,
  isEditing,
}: {
  readonly search: string;
  readonly prefersReducedMotion: boolean;
  readonly isEditing: boolean;
}): boolean {
  return prefersReducedMotion || isEditing || new URLSearchParams(search).get('nomotion') === 'true';
}
