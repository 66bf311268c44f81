import { useRef } from 'react';
import {
  DEFAULT_ZOOM,
  MAX_ZOOM,
  NO_LOCATION,
  type MapLocation,
  type Position,
} from '#domain/maps/map-location.ts';
import { displayOptions } from '#domain/maps/display-options.ts';
import { centreOnMarker, moveMarker } from '#domain/maps/move-marker.ts';
import { WORLD_MAX_ZOOM } from '#domain/maps/world-levels.ts';
import { locationAtPlace } from '#domain/maps/place-search.ts';
import { createId } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { BlockPanelProps } from '../panel.ts';
import { CoordinateField } from './panel/coordinate-field.tsx';
import styles from './panel/panel.module.css';
import { PositionMap } from './panel/position-map.tsx';
import { PlaceSearchField } from './panel/place-search-field.tsx';
import { StylePicker } from './panel/style-picker.tsx';
import { mapSchema } from './schema.ts';

const MAX_LINE = 300;
const LINES = [
  { name: 'addressTitle', label: 'Name of the place' },
  { name: 'addressLine1', label: 'Street' },
  { name: 'addressLine2', label: 'Town' },
  { name: 'addressCountry', label: 'Country' },
] as const satisfies readonly { readonly name: keyof MapLocation; readonly label: string }[];

/** Where the map of a block is, and how it looks (MAP-02, MAP-04, MAP-08). */
export function Panel({ data, onChange, field = () => null, places, maps }: BlockPanelProps) {
  const { location, style } = mapSchema.parse(data);
  // Everything typed while a control has the focus is one step of undo.
  const gesture = useRef<string | undefined>(undefined);
  const typing = {
    onFocus: () => {
      gesture.current = createId();
    },
    onBlur: () => {
      gesture.current = undefined;
    },
  };
  const save = (next: MapLocation, label: string): void =>
    onChange('location', { ...next } satisfies JsonValue, label, gesture.current);
  const setMarker = (to: Partial<Position> | { lat: null } | { lng: null }): void =>
    save(moveMarker(location, to), 'Move marker');
  const setCentre = ({ lat, lng }: Position): void =>
    save({ ...location, mapLat: lat, mapLng: lng }, 'Move map');
  const hasMarker = location.markerLat !== null && location.markerLng !== null;
  const isCentred = location.mapLat === location.markerLat && location.mapLng === location.markerLng;
  const zoom = location.mapZoom ?? DEFAULT_ZOOM;
  const isEmpty = Object.values(location).every((value) => value === null || value === '');

  return (
    <div className={styles['panel']}>
      <fieldset className={styles['fieldset']}>
        <legend className={styles['title']}>Place</legend>
        {places === undefined ? null : (
          <PlaceSearchField
            places={places}
            onChoose={(place) =>
              onChange('location', { ...locationAtPlace(location, place) }, 'Choose place')
            }
          />
        )}
        {LINES.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            isOptional
            maxLength={MAX_LINE}
            value={location[name]}
            onChange={(value) => save({ ...location, [name]: value }, `Change ${label.toLowerCase()}`)}
            {...typing}
          />
        ))}
      </fieldset>
      <fieldset className={styles['fieldset']}>
        <legend className={styles['title']}>Marker</legend>
        <PositionMap location={location} options={displayOptions(data, 'editor')} onMove={setMarker} />
        <p className={styles['note']}>Drag the marker, or move it with the arrow keys.</p>
        <div className={styles['pair']}>
          <CoordinateField
            label="Latitude"
            axis="latitude"
            value={location.markerLat}
            onChange={(lat) => setMarker(lat === null ? { lat: null } : { lat })}
            onPair={setMarker}
            {...typing}
          />
          <CoordinateField
            label="Longitude"
            axis="longitude"
            value={location.markerLng}
            onChange={(lng) => setMarker(lng === null ? { lng: null } : { lng })}
            onPair={setMarker}
            {...typing}
          />
        </div>
        {hasMarker ? null : (
          <p className={styles['note']}>
            Without both coordinates the marker stands in the middle of the map.
          </p>
        )}
      </fieldset>
      <fieldset className={styles['fieldset']}>
        <legend className={styles['title']}>Map</legend>
        <div className={styles['pair']}>
          <CoordinateField
            label="Middle: latitude"
            axis="latitude"
            value={location.mapLat}
            onChange={(mapLat) => save({ ...location, mapLat }, 'Move map')}
            onPair={setCentre}
            {...typing}
          />
          <CoordinateField
            label="Middle: longitude"
            axis="longitude"
            value={location.mapLng}
            onChange={(mapLng) => save({ ...location, mapLng }, 'Move map')}
            onPair={setCentre}
            {...typing}
          />
        </div>
        {hasMarker && !isCentred ? (
          <Button size="small" onPress={() => save(centreOnMarker(location), 'Centre map')}>
            Centre the map on the marker
          </Button>
        ) : null}
        <NumberField
          label="Zoom"
          minValue={0}
          maxValue={MAX_ZOOM}
          step={1}
          value={zoom}
          onChange={(next) => {
            if (!Number.isNaN(next)) save({ ...location, mapZoom: next }, 'Change zoom');
          }}
        />
        {maps === undefined || maps.hasStreets || zoom <= WORLD_MAX_ZOOM ? null : (
          <Banner tone="info" title="This map shows no streets">
            Visitors see the map of the world that comes with Portico; its marker and its address open a maps
            page. For streets, add the key of a Google Maps account under{' '}
            <a href={maps.settingsHref}>Settings, Maps</a>, or ask who runs this installation to set up street
            maps for all of its sites (<code>MAPS_TILES_URL</code>, free ones included).
          </Banner>
        )}
        {isEmpty ? null : (
          <Button size="small" onPress={() => save(NO_LOCATION, 'Remove place')}>
            Remove the place
          </Button>
        )}
      </fieldset>
      <fieldset className={styles['fieldset']}>
        <legend className={styles['title']}>Look</legend>
        <StylePicker value={style} onChange={(code) => onChange('style', code, 'Change style')} />
        {field('labels')}
        {field('terrain')}
        {field('controls')}
      </fieldset>
    </div>
  );
}
