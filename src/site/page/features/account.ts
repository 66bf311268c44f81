import accountStyles from '../../styles/account.css?inline';
import type { PageContent } from '#site/content/page-content.ts';
import type { PageFeature } from './page-feature.ts';

/** The pages of the product for members of the site. */
export const accountFeature: PageFeature = {
  name: 'account',
  styles: ({ content }) => (hasAccountParts(content) ? accountStyles : ''),
};

function hasAccountParts(content: PageContent): boolean {
  if (content.kind === 'item') return content.offer !== undefined;
  return ['account', 'protected-content', 'access-denied'].includes(content.kind);
}
