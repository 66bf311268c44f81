import lockScreenStyles from '../../styles/lock-screen.css?inline';
import type { PageFeature } from './page-feature.ts';

/** The page that asks for a password. */
export const lockScreenFeature: PageFeature = {
  name: 'lock-screen',
  styles: ({ content }) => (content.kind === 'lock-screen' ? lockScreenStyles : ''),
};
