import accountControlStyles from '../../styles/account-control.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Sites that have members: the runtime asks who looks, where the browser says that one is signed in (MEMB-05, MEMB-29). */
export const membersFeature: PageFeature = {
  name: 'members',
  styles: ({ body }) => (body.html.includes('data-nav-link="account"') ? accountControlStyles : ''),
  context: ({ shell }) => (shell.hasMembers === true ? { hasMembers: true } : {}),
  needsRuntime: ({ shell }) => shell.hasMembers === true,
};
