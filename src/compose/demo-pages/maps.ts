import { translateEnglish } from '#messages/translator.ts';
import { NO_LOCATION, type MapLocation } from '#domain/maps/map-location.ts';
import { codeOfMapStyle, MAP_STYLE_TITLES, type MapStyle } from '#domain/maps/map-styles.ts';
import { text } from '#compose/block-kit.ts';
import { h } from '#compose/rich-text-kit.ts';
import { planSection, put } from '#compose/section-plan.ts';
import { titledText } from '../templates/titled-text.ts';
import { draftWith } from '#compose/block-draft.ts';
import type { DemoPage } from './demo-page.ts';
import { openingSection } from './opening-section.ts';

const place = (
  addressTitle: string,
  addressLine2: string,
  addressCountry: string,
  [mapLat, mapLng]: readonly [number, number],
  mapZoom: number,
): MapLocation => ({ ...NO_LOCATION, addressTitle, addressLine2, addressCountry, mapLat, mapLng, mapZoom });

const STYLES: readonly (readonly [MapStyle, MapLocation])[] = [
  ['original', place('The studio', 'Lisbon', 'Portugal', [38.7223, -9.1393], 5)],
  ['grayscale', place('The model workshop', 'Rotterdam', 'Netherlands', [51.9244, 4.4777], 6)],
  ['satellite', place('The garden', 'Nairobi', 'Kenya', [-1.2921, 36.8219], 4)],
  ['minimal-light', place('The archive', 'Kyoto', 'Japan', [35.0116, 135.7681], 5)],
  ['minimal-dark', place('The night school', 'Buenos Aires', 'Argentina', [-34.6037, -58.3816], 4)],
  ['minimal-blue', place('The boathouse', 'Bergen', 'Norway', [60.3913, 5.3221], 5)],
];

/** The six styles, controls, names, a marker beside the centre, a place without an address, and closer than the world. */
export const maps: DemoPage = {
  pictures: [],
  build: () => ({
    key: 'try-maps',
    title: 'Maps',
    urlName: 'maps',
    description: 'Maps in six styles that ask nobody else.',
    navigation: 'main',
    sections: [
      openingSection(
        'Maps',
        'These maps come with Portico: no key, no other host, and a picture for those without scripts. Press a marker to open its place in a maps service.',
        [
          ['styles', 'Six styles'],
          ['options', 'Controls, names and the marker'],
          ['streets', 'Closer than the world'],
        ],
      ),
      planSection({ name: 'Styles', theme: 'white', anchor: 'styles' }, [
        put([0, 0, 16, 4], titledText(2, 'Six styles', 'The same world in different clothes.')),
        ...STYLES.flatMap(([style, location], index) => {
          const [column, row] = [(index % 2) * 12, 5 + Math.floor(index / 2) * 16];
          return [
            put([column, row, 12, 2], text(h(3, translateEnglish(MAP_STYLE_TITLES[style])))),
            put([column, row + 3, 12, 12], draftWith('map', { style: codeOfMapStyle(style), location }), {
              rows: 10,
            }),
          ];
        }),
      ]),
      planSection({ name: 'Options', theme: 'light', anchor: 'options' }, [
        put(
          [0, 0, 8, 5],
          titledText(
            2,
            'Controls, names and the marker',
            'With zoom buttons and without names of places; the marker stands beside the middle of the map.',
          ),
        ),
        put(
          [10, 0, 14, 14],
          draftWith('map', {
            style: codeOfMapStyle('original'),
            controls: true,
            labels: false,
            location: {
              ...place('The summer house', 'Naxos', 'Greece', [39, 22], 5),
              markerLat: 37.1036,
              markerLng: 25.3766,
            },
          }),
          { rows: 10 },
        ),
      ]),
      planSection({ name: 'Streets', theme: 'white', anchor: 'streets' }, [
        put(
          [0, 0, 8, 5],
          titledText(
            2,
            'Closer than the world',
            'The world ends at zoom 6. Where no street map is set up, a map that should be closer stays there and says so.',
          ),
        ),
        put([10, 0, 14, 14], draftWith('map', {}), { rows: 10 }),
      ]),
    ],
  }),
};
