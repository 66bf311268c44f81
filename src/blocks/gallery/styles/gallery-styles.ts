import placeholderStyles from '../../image/image-placeholder.css?inline';
import videoStyles from '../../video/styles.css?inline';
import columnStyles from './columns.css?inline';
import gridStyles from './grids.css?inline';
import overlayStyles from './overlay.css?inline';
import scrollerStyles from './scrollers.css?inline';
import slideStyles from './slides.css?inline';

/** The styles of every design as it stands without scripts; what changes while one runs comes with its script. */
export const GALLERY_STYLES = [
  placeholderStyles,
  videoStyles,
  slideStyles,
  gridStyles,
  columnStyles,
  scrollerStyles,
  overlayStyles,
].join('');
