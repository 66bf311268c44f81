import { isDivided } from '../../sections/section-dividers.ts';
import fullWidthStyles from '../../styles/full-width.css?inline';
import dividerStyles from '../../styles/section-dividers.css?inline';
import sectionVideoStyles from '../../styles/section-video.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Rarely used looks of sections: videos behind them, dividers, the whole width. */
export const sectionLooksFeature: PageFeature = {
  name: 'section-looks',
  styles: ({ sections }) =>
    (sections.some(({ background }) => background.kind === 'video') ? sectionVideoStyles : '') +
    (sections.some(isDivided) ? dividerStyles : '') +
    (sections.some(({ width }) => width === 'full') ? fullWidthStyles : ''),
};
