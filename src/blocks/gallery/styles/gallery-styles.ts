import placeholderStyles from '../../image/image-placeholder.css?inline';
import videoStyles from '../../video/styles.css?inline';
import controlStyles from '../runtime/controls.css?inline';
import movingRowStyles from '../runtime/designs/rows.css?inline';
import stackedStyles from '../runtime/designs/stacked.css?inline';
import thumbnailStyles from '../runtime/thumbnails.css?inline';
import columnStyles from './columns.css?inline';
import gridStyles from './grids.css?inline';
import overlayStyles from './overlay.css?inline';
import rowStyles from './rows.css?inline';
import scrollerStyles from './scrollers.css?inline';
import slideStyles from './slides.css?inline';
import trackStyles from './tracks.css?inline';

/** The styles of every design as it stands without scripts, and of those that run as they are then. */
export const GALLERY_STYLES = [
  placeholderStyles,
  videoStyles,
  slideStyles,
  gridStyles,
  columnStyles,
  rowStyles,
  scrollerStyles,
  overlayStyles,
  trackStyles,
  controlStyles,
  stackedStyles,
  movingRowStyles,
  thumbnailStyles,
].join('');
