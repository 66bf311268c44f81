import type { BehaviourEnvironment } from '../../behaviour.ts';
import { coveringSize, RESIZE_TIMEOUT_MS } from '../state.ts';

/**
 * Makes a frame cover its holder (BLK-26). A player in a frame lays itself out anew with each change of its size, so the
 * frame follows only when its holder has kept its size for a while (BLK-31). Returns what ends it.
 */
export function keepCovering(
  frame: HTMLElement,
  holder: Element,
  ratio: number,
  { window: view }: BehaviourEnvironment,
): () => void {
  let timer = 0;
  const cover = (): void => {
    const size = coveringSize(holder.getBoundingClientRect(), ratio);
    frame.style.inlineSize = `${size.width}px`;
    frame.style.blockSize = `${size.height}px`;
  };
  cover();
  const resized = new view.ResizeObserver(() => {
    view.clearTimeout(timer);
    timer = view.setTimeout(cover, RESIZE_TIMEOUT_MS);
  });
  resized.observe(holder);
  return () => {
    resized.disconnect();
    view.clearTimeout(timer);
  };
}
