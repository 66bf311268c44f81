import { maps } from '#messages/en/maps.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { MapProviderFacts } from '../map-facts.ts';

/**
 * Lets a visitor who has not accepted third parties ask for the map of another host, by its name. Returns what takes the
 * button away.
 */
export function addAskButton(
  block: HTMLElement,
  provider: MapProviderFacts,
  environment: Pick<BehaviourEnvironment, 'document' | 'translate'>,
  asked: () => void,
): () => void {
  const address = provider.library?.scriptUrl ?? provider.tiles?.url ?? '';
  const [, host = address] = /^https?:\/\/(?:\{s\}\.)?([^/?#]+)/.exec(address) ?? [];
  const button = environment.document.createElement('button');
  button.type = 'button';
  button.className = 'map-ask';
  button.textContent = environment.translate(maps.ask, { host: host });
  button.addEventListener('click', asked, { once: true });
  block.append(button);
  return () => {
    button.removeEventListener('click', asked);
    button.remove();
  };
}
