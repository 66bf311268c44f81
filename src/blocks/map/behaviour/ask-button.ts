import { maps } from '#messages/en/maps.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { MapProviderFacts } from '../map-facts.ts';

/**
 * A button for visitors who have not accepted third parties: it loads the map of another host, which it names. Returns
 * the function that removes the button.
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
