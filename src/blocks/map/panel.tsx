import { changing } from '#domain/documents/changing.ts';
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
import { Fieldset } from '#ui/fieldset.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { mapPanel } from '#messages/en/interface/map-panel.ts';
import { mapFields } from '#messages/en/interface/map-fields.ts';
import type { Words } from '#messages/message.ts';
import { translateNodes } from '#ui/translate-nodes.ts';
import type { BlockPanelProps } from '../panel.ts';
import { CoordinateField } from './panel/coordinate-field.tsx';
import styles from './panel/panel.module.css';
import { PositionMap } from './panel/position-map.tsx';
import { PlaceSearchField } from './panel/place-search-field.tsx';
import { StylePicker } from './panel/style-picker.tsx';
import { mapSchema } from './schema.ts';

const MAX_LINE = 300;
const LINES = [
  { name: 'addressTitle', label: mapPanel.placeName },
  { name: 'addressLine1', label: mapPanel.street },
  { name: 'addressLine2', label: mapPanel.town },
  { name: 'addressCountry', label: mapPanel.country },
] as const satisfies readonly { readonly name: keyof MapLocation; readonly label: Words }[];

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
  const save = (next: MapLocation, label: Words): void =>
    onChange('location', { ...next } satisfies JsonValue, label, gesture.current);
  const setMarker = (to: Partial<Position> | { lat: null } | { lng: null }): void =>
    save(moveMarker(location, to), mapPanel.moveMarker);
  const setCentre = ({ lat, lng }: Position): void =>
    save({ ...location, mapLat: lat, mapLng: lng }, mapPanel.moveMap);
  const hasMarker = location.markerLat !== null && location.markerLng !== null;
  const isCentred = location.mapLat === location.markerLat && location.mapLng === location.markerLng;
  const zoom = location.mapZoom ?? DEFAULT_ZOOM;
  const isEmpty = Object.values(location).every((value) => value === null || value === '');

  return (
    <div className={styles['panel']}>
      <Fieldset legend={translate(mapFields.place)}>
        {places === undefined ? null : (
          <PlaceSearchField
            places={places}
            onChoose={(place) =>
              onChange('location', { ...locationAtPlace(location, place) }, mapPanel.choosePlace)
            }
          />
        )}
        {LINES.map(({ name, label }) => (
          <TextField
            key={name}
            label={translate(label)}
            isOptional
            maxLength={MAX_LINE}
            value={location[name]}
            onChange={(value) => save({ ...location, [name]: value }, changing(label))}
            {...typing}
          />
        ))}
      </Fieldset>
      <Fieldset legend={translate(mapPanel.marker)}>
        <PositionMap location={location} options={displayOptions(data, 'editor')} onMove={setMarker} />
        <p className={styles['note']}>{translate(mapPanel.markerHelp)}</p>
        <div className={styles['pair']}>
          <CoordinateField
            label={translate(mapPanel.latitude)}
            axis="latitude"
            value={location.markerLat}
            onChange={(lat) => setMarker(lat === null ? { lat: null } : { lat })}
            onPair={setMarker}
            {...typing}
          />
          <CoordinateField
            label={translate(mapPanel.longitude)}
            axis="longitude"
            value={location.markerLng}
            onChange={(lng) => setMarker(lng === null ? { lng: null } : { lng })}
            onPair={setMarker}
            {...typing}
          />
        </div>
        {hasMarker ? null : <p className={styles['note']}>{translate(mapPanel.markerInMiddle)}</p>}
      </Fieldset>
      <Fieldset legend={translate(mapPanel.map)}>
        <div className={styles['pair']}>
          <CoordinateField
            label={translate(mapPanel.middleLatitude)}
            axis="latitude"
            value={location.mapLat}
            onChange={(mapLat) => save({ ...location, mapLat }, mapPanel.moveMap)}
            onPair={setCentre}
            {...typing}
          />
          <CoordinateField
            label={translate(mapPanel.middleLongitude)}
            axis="longitude"
            value={location.mapLng}
            onChange={(mapLng) => save({ ...location, mapLng }, mapPanel.moveMap)}
            onPair={setCentre}
            {...typing}
          />
        </div>
        {hasMarker && !isCentred ? (
          <Button size="small" onPress={() => save(centreOnMarker(location), mapPanel.centreMap)}>
            {translate(mapPanel.centreOnMarker)}
          </Button>
        ) : null}
        <NumberField
          label={translate(mapPanel.zoom)}
          minValue={0}
          maxValue={MAX_ZOOM}
          step={1}
          value={zoom}
          onChange={(next) => {
            if (!Number.isNaN(next)) save({ ...location, mapZoom: next }, changing(mapPanel.zoom));
          }}
        />
        {maps === undefined || maps.hasStreets || zoom <= WORLD_MAX_ZOOM ? null : (
          <Banner tone="info" title={translate(mapPanel.noStreets)}>
            {translateNodes(
              mapPanel.noStreetsHelp,
              { zoom: WORLD_MAX_ZOOM },
              {
                link: (words) => <a href={maps.settingsHref}>{words}</a>,
                code: (words) => <code>{words}</code>,
              },
            )}
          </Banner>
        )}
        {isEmpty ? null : (
          <Button size="small" onPress={() => save(NO_LOCATION, mapPanel.removePlaceStep)}>
            {translate(mapPanel.removePlace)}
          </Button>
        )}
      </Fieldset>
      <Fieldset legend={translate(mapPanel.look)}>
        <StylePicker value={style} onChange={(code) => onChange('style', code, changing(mapFields.style))} />
        {field('labels')}
        {field('terrain')}
        {field('controls')}
      </Fieldset>
    </div>
  );
}
