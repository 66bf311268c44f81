import accountStyles from '../../styles/account.css?inline';
import type { PageFeature } from './page-feature.ts';

/** The pages of the product for members of the site. */
export const accountFeature: PageFeature = {
  name: 'account',
  styles: ({ content }) => (content.kind === 'account' ? accountStyles : ''),
};
