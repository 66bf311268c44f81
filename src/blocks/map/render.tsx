import { maps as mapMessages } from '#messages/en/maps.ts';
import type { CSSProperties } from 'react';
import { displayOptions } from '#domain/maps/display-options.ts';
import { externalMapLink } from '#domain/maps/external-map-link.ts';
import { resolveLocation } from '#domain/maps/map-location.ts';
import { WORLD_MAPS } from '#domain/maps/maps-settings.ts';
import { MAP_COLORS } from '#domain/maps/map-styles.ts';
import { MARKER_OUTLINE, MARKER_SIZE, markerColors } from '#domain/maps/marker-image.ts';
import { PICTURE_SIZE, pointInPicture, worldPictureHref, worldZoom } from '#domain/maps/world-picture.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { mapProviderFacts } from './map-facts.ts';
import type { MapData } from './schema.ts';

/**
 * A picture of the location from the map that Portico ships, with one marker and the address: complete without scripts.
 * The behaviour replaces it by an interactive map.
 */
export function MapBlock({ data, context }: BlockRenderProps<MapData>) {
  const { translate, mode, maps = WORLD_MAPS } = context;
  const { centre, marker, zoom, text, name } = resolveLocation(data.location);
  const { style, showLabels } = displayOptions(data, 'page');
  const language = context.language === '' ? 'en' : context.language;
  const picture = { centre, style, zoom: worldZoom(zoom), language: showLabels ? language : null };
  const point = pointInPicture(marker, picture);
  const colors = MAP_COLORS[style];
  const provider = mapProviderFacts(maps);
  const { fill, dot } = markerColors(style);
  const mark = (
    <svg viewBox="0 0 48 64" width={MARKER_SIZE.width} height={MARKER_SIZE.height} aria-hidden="true">
      <path d={MARKER_OUTLINE} fill={fill} stroke={dot} strokeWidth="3" />
      <circle cx="24" cy="23" r="8" fill={dot} />
    </svg>
  );
  const at = { insetInlineStart: percent(point.x), insetBlockStart: percent(point.y) };
  const link = { href: externalMapLink(marker, text, zoom), target: '_blank', rel: 'noopener noreferrer' };
  const colored = { '--map-sea': colors.sea, '--map-ink': colors.label, '--map-halo': colors.halo };
  return (
    <div
      className="portico-block-map"
      data-map-style={style}
      data-map={JSON.stringify(data)}
      data-maps={provider === null ? undefined : JSON.stringify(provider)}
      style={colored as CSSProperties}
    >
      <div className="map-picture">
        <img
          src={worldPictureHref(picture)}
          alt={translate(mapMessages.name, { name: name })}
          width={PICTURE_SIZE.width}
          height={PICTURE_SIZE.height}
          loading="lazy"
          decoding="async"
        />
        {mode === 'canvas' ? (
          <span className="map-marker" style={at}>
            {mark}
          </span>
        ) : (
          <a
            className="map-marker"
            style={at}
            {...link}
            title={name}
            aria-label={translate(mapMessages.opens, { name: name })}
          >
            {mark}
          </a>
        )}
      </div>
      <p className="map-address">{mode === 'canvas' ? text : <a {...link}>{text}</a>}</p>
    </div>
  );
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(3))}%`;
}
