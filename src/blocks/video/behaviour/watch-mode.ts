import { setAttribute } from '#lib/timing/attribute-validators.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import { acceptsVideoMode } from '../video-mode.ts';

/**
 * Runs when the mode of a video changes (BLK-25). One that fails the attribute check changes nothing and is reported
 * (BLK-24). Returns what ends it.
 */
export function watchMode(
  figure: Element,
  { window: view, report }: BehaviourEnvironment,
  changed: () => void,
) {
  const read = (): string | null => figure.getAttribute('data-mode');
  const accepted: { mode: unknown } = { mode: read() };
  const modes = new view.MutationObserver(() => {
    const before = accepted.mode;
    const mode = read();
    if (mode === before) return;
    if (setAttribute(accepted, 'mode', mode, acceptsVideoMode, report)) changed();
    else if (typeof before === 'string') figure.setAttribute('data-mode', before);
    else figure.removeAttribute('data-mode');
  });
  modes.observe(figure, { attributes: true, attributeFilter: ['data-mode'] });
  return (): void => modes.disconnect();
}
