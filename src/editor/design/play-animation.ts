import type { AnimationSettings } from '#domain/design/animation-settings.ts';
import { ANIMATION_LOADED_CLASS } from '#domain/page-features/block-animation.ts';
import animationStyles from '#site/styles/animations.css?inline';

const ATTRIBUTES = ['data-animation', 'data-animation-speed'] as const;
const MARGIN_MS = 100;

/** Running animations of a frame, so that the next one starts anew. */
const stops = new WeakMap<Document, () => void>();

/**
 * Plays a block animation once on the page in the frame, with the styles of published pages, and restores the page
 * (DSGN-50). With reduced motion these styles do not move anything, and nothing is played.
 */
export function playAnimation(frame: Document, { kind, speed }: AnimationSettings): void {
  stops.get(frame)?.();
  const view = frame.defaultView;
  if (kind === 'none' || view === null) return;
  const blocks = [...frame.querySelectorAll('.portico-block')];
  const styles = frame.createElement('style');
  const still = '.portico-block { transition: none !important; }';
  styles.textContent = animationStyles + still;
  frame.head.append(styles);
  frame.body.setAttribute('data-animation', kind);
  frame.body.setAttribute('data-animation-speed', speed);
  const { body } = frame;
  // The initial state has to be laid out before the transition starts.
  for (const block of blocks) view.getComputedStyle(block).getPropertyValue('opacity');
  styles.textContent = animationStyles;
  for (const block of blocks) block.classList.add(ANIMATION_LOADED_CLASS);
  const seconds = Number.parseFloat(view.getComputedStyle(body).getPropertyValue('--animation-duration'));
  const timer = view.setTimeout(
    () => stops.get(frame)?.(),
    (Number.isNaN(seconds) ? 0 : seconds * 1000) + MARGIN_MS,
  );
  stops.set(frame, () => {
    view.clearTimeout(timer);
    stops.delete(frame);
    styles.remove();
    for (const name of ATTRIBUTES) body.removeAttribute(name);
    for (const block of blocks) block.classList.remove(ANIMATION_LOADED_CLASS);
  });
}
