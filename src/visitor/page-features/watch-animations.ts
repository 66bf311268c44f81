import {
  ANIMATION_LOADED_CLASS,
  ANIMATION_THRESHOLDS,
  isVisibleEnough,
} from '#domain/page-features/block-animation.ts';

/** Gives every block of a page with animations its class once it is visible enough, for good (BLK-46, BLK-47, BLK-49, BLK-50). */
export function watchAnimations(page: Window & typeof globalThis): () => void {
  const observer = new page.IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio: ratio, isIntersecting, boundingClientRect } of entries) {
        const { height } = boundingClientRect;
        if (!isVisibleEnough({ ratio, isIntersecting, height, windowHeight: page.innerHeight })) continue;
        target.classList.add(ANIMATION_LOADED_CLASS);
        observer.unobserve(target);
      }
    },
    { threshold: [...ANIMATION_THRESHOLDS] },
  );
  for (const block of page.document.querySelectorAll('.portico-block')) observer.observe(block);
  return () => observer.disconnect();
}
