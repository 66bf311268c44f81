import { AREA_NAVIGATION_STYLES } from '#domain/members/area-navigation-styles.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import type { PageFeature } from './page-feature.ts';

/** Navigations of member areas: on pages made for a member, or left to the runtime on those that are kept (MEMB-64). */
export const areaNavigationFeature: PageFeature = {
  name: 'area-navigation',
  styles: ({ request }) => (hasNavigation(request.areaNavigation) ? AREA_NAVIGATION_STYLES : ''),
  context: ({ request }) => (request.areaNavigation === 'asked-for' ? { asksAreaNavigation: true } : {}),
  needsRuntime: ({ request }) => request.areaNavigation === 'asked-for',
};

function hasNavigation(areas: PageRequest['areaNavigation']): boolean {
  return typeof areas === 'object' && areas.length > 0;
}
