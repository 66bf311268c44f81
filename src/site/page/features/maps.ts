import type { PageFeature } from './page-feature.ts';

/** The key of a maps provider, where the site has one (MAP-55). */
export const mapsFeature: PageFeature = {
  name: 'maps',
  context: ({ shell }) =>
    shell.maps?.provider === 'keyed' ? { gmRenderKey: shell.maps.keyed.gmRenderKey } : {},
};
