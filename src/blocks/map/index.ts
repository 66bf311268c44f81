import { locationLines } from '#domain/maps/map-location.ts';
import { defineBlock } from '../define-block.ts';
import { MapBlock } from './render.tsx';
import { mapDefaults, mapMigrations, mapSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A place on a map with one marker (MAP-01 to MAP-58). */
export const map = defineBlock({
  type: 'map',
  title: 'Map',
  category: 'media',
  icon: 'map-pin',
  keywords: ['google maps', 'place', 'address', 'location', 'directions', 'marker', 'street', 'world'],
  schema: mapSchema,
  defaults: mapDefaults,
  dataVersion: 1 + mapMigrations.length,
  migrations: mapMigrations,
  fields: {
    location: { control: 'custom', label: 'Place', inOwnPanel: true },
    style: { control: 'custom', label: 'Style', inOwnPanel: true },
    labels: { control: 'toggle', label: 'Names of places', inOwnPanel: true },
    controls: {
      control: 'toggle',
      label: 'Zoom buttons',
      help: 'With the keyed maps service also a view of the street.',
      inOwnPanel: true,
    },
    terrain: {
      control: 'toggle',
      label: 'Terrain',
      help: 'Where the maps service has relief. The map that Portico ships and the style Satellite have none.',
      inOwnPanel: true,
    },
  },
  size: { w: 16, h: 16 },
  height: 'frame',
  render: MapBlock,
  hasBehaviour: true,
  styles,
  plainText: ({ location }) => locationLines(location).join('\n'),
});
