import { locationLines } from '#domain/maps/map-location.ts';
import { mapFields } from '#messages/en/interface/map-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { MapBlock } from './render.tsx';
import { mapDefaults, mapMigrations, mapSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A place on a map with one marker (MAP-01 to MAP-58). */
export const map = defineBlock({
  type: 'map',
  title: blockKinds.map,
  category: 'media',
  icon: 'map-pin',
  schema: mapSchema,
  defaults: mapDefaults,
  dataVersion: 1 + mapMigrations.length,
  migrations: mapMigrations,
  fields: {
    location: { control: 'custom', label: mapFields.place, inOwnPanel: true },
    style: { control: 'custom', label: mapFields.style, inOwnPanel: true },
    labels: { control: 'toggle', label: mapFields.recordTrail, inOwnPanel: true },
    controls: {
      control: 'toggle',
      label: mapFields.zoomButtons,
      help: mapFields.zoomButtonsHelp,
      inOwnPanel: true,
    },
    terrain: {
      control: 'toggle',
      label: mapFields.terrain,
      help: mapFields.terrainHelp,
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
