import { saveOverlayAttribute } from '#domain/page-features/save-overlay.ts';
import saveOverlayStyles from '../../styles/save-overlay.css?inline';
import type { PageFeature, WrittenPage } from './page-feature.ts';

/** Buttons on pictures that save them elsewhere (BLK-77). */
export const saveButtonsFeature: PageFeature = {
  name: 'save-buttons',
  styles: (page) => (modeOf(page) === 'off' ? '' : saveOverlayStyles),
  needsRuntime: (page) => modeOf(page) !== 'off',
  bodyAttributes: (page) => saveOverlayAttribute(modeOf(page)),
};

function modeOf({ shell }: WrittenPage) {
  return shell.settings.pinterestOverlayOptions?.mode ?? 'off';
}
