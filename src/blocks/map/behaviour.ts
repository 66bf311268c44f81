import { externalMapLink } from '#domain/maps/external-map-link.ts';
import { libraryAddress } from '#domain/maps/library-address.ts';
import { debounceOptions } from '#domain/maps/option-debounce.ts';
import { decodeRenderKey } from '#domain/maps/render-key.ts';
import type { BehaviourEnvironment, MountBehaviour } from '../behaviour.ts';
import { addAskButton } from './behaviour/ask-button.ts';
import type { MapHost, MapView, ShownMap } from './behaviour/map-provider.ts';
import { readMapView, readProvider } from './behaviour/read-map-view.ts';
import type { MapProviderFacts } from './map-facts.ts';

/**
 * Replaces the picture by an interactive map. Third-party requests wait for consent; where a map cannot be shown, the
 * picture and the address as a link stay (MAP-57).
 */
export const mount: MountBehaviour = (root, environment) => {
  const block = root.querySelector<HTMLElement>('.portico-block-map');
  if (block === null) return () => undefined;
  const { document: page, window: view } = environment;
  const provider = readProvider(block.dataset['maps']);
  const read = (): MapView => readMapView(block.dataset['map']);
  let shown: ShownMap | null = null;
  let element: HTMLElement | null = null;
  let hasEnded = false;

  const leave = (): void => {
    shown?.remove();
    shown = null;
    element?.remove();
    element = null;
    delete block.dataset['running'];
  };
  const fail = (cause: unknown): void => {
    leave();
    if (!hasEnded) environment.report('The map could not be shown', cause);
  };
  const start = async (): Promise<void> => {
    element = page.createElement('div');
    element.className = 'map-live';
    const host: MapHost = {
      element,
      window: view,
      language: page.documentElement.lang || 'en',
      isMotionReduced: environment.prefersReducedMotion(),
      translate: environment.translate,
      failed: fail,
      markerPressed: ({ location }, zoom) => {
        view.open(externalMapLink(location.marker, location.text, zoom), '_blank', 'noopener,noreferrer');
      },
    };
    try {
      const show = await prepare(provider, environment);
      if (hasEnded) return;
      block.append(element);
      block.dataset['running'] = '';
      shown = show(host, read());
    } catch (error) {
      fail(error);
    }
  };
  const update = debounceOptions(view, () => shown?.update(read()));
  const changed = new view.MutationObserver(() => update.ask());
  changed.observe(block, { attributes: true, attributeFilter: ['data-map'] });

  let takeBack = (): void => undefined;
  let takeButton = (): void => undefined;
  if (provider === null) void start();
  else {
    const begin = (): void => {
      takeBack();
      takeButton();
      void start();
    };
    let isAllowed = false;
    takeBack = environment.onConsent(() => {
      isAllowed = true;
      begin();
    });
    if (!isAllowed) takeButton = addAskButton(block, provider, environment, begin);
  }
  return () => {
    hasEnded = true;
    takeBack();
    takeButton();
    update.cancel();
    changed.disconnect();
    leave();
  };
};

/** Loads the map provider; the keyed library takes precedence over tiles. */
async function prepare(
  provider: MapProviderFacts | null,
  environment: BehaviourEnvironment,
): Promise<(host: MapHost, view: MapView) => ShownMap> {
  const library = provider?.library;
  if (library === undefined) {
    const { showLeafletMap } = await import('./behaviour/leaflet-map.ts');
    return (host, view) => showLeafletMap(host, view, provider?.tiles ?? null);
  }
  const key = decodeRenderKey(environment.pageContext('gmRenderKey'));
  if (key === null) throw new Error('There is no key for the maps library');
  const { prepareKeyedMap } = await import('./behaviour/keyed.ts');
  return prepareKeyedMap(environment.window, libraryAddress({ ...library, key }));
}
