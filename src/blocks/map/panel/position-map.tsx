import { useEffect, useRef, useState } from 'react';
import type { DisplayOptions } from '#domain/maps/display-options.ts';
import { resolveLocation, type MapLocation, type Position } from '#domain/maps/map-location.ts';
import { MAP_COLORS } from '#domain/maps/map-styles.ts';
import { debounceOptions, type Debounced } from '#domain/maps/option-debounce.ts';
import { translate } from '#ui/translate.ts';
import { translateMap } from './translate-map.ts';
import { mapPanel } from '#messages/en/interface/map-panel.ts';
import type { MapView, ShownMap } from '../behaviour/map-provider.ts';
import styles from './position-map.module.css';

interface PositionMapProps {
  readonly location: MapLocation;
  readonly options: DisplayOptions;
  /** The marker was dragged, or moved by the arrow keys (MAP-31). */
  readonly onMove: (position: Position) => void;
}

/** A small map whose marker can be dragged (MAP-27, MAP-31). Changes are shown debounced (MAP-29, MAP-30). */
export function PositionMap({ location, options, onMove }: PositionMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const view: MapView = {
    location: resolveLocation(location),
    // Positioning a marker needs a closer zoom.
    options: { ...options, showControls: true },
  };
  const latest = useRef({ view, onMove });
  const update = useRef<Debounced | null>(null);

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    let shown: ShownMap | null = null;
    let hasEnded = false;
    const debounced = debounceOptions(window, () => shown?.update(latest.current.view));
    update.current = debounced;
    const start = async (): Promise<void> => {
      const { showLeafletMap } = await import('../behaviour/leaflet-map.ts');
      if (hasEnded) return;
      shown = showLeafletMap(
        {
          element,
          window,
          language: document.documentElement.lang || 'en',
          isMotionReduced: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
          translate: translateMap,
          failed: () => setHasFailed(true),
          markerPressed: () => undefined,
          markerMoved: (position) => latest.current.onMove(position),
        },
        latest.current.view,
        null,
      );
    };
    start().catch(() => setHasFailed(true));
    return () => {
      hasEnded = true;
      debounced.cancel();
      shown?.remove();
    };
  }, []);

  useEffect(() => {
    latest.current = { view, onMove };
    update.current?.ask();
  });

  const { sea, label, halo } = MAP_COLORS[options.style];
  return (
    <div
      className={styles['position']}
      style={{ '--map-ink': label, '--map-halo': halo, background: sea } as object}
    >
      <div className="map-live" ref={container} />
      <output className={styles['failed']}>{hasFailed ? translate(mapPanel.mapFailed) : ''}</output>
    </div>
  );
}
