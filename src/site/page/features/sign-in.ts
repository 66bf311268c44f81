import type { PageFeature } from './page-feature.ts';

/** The Escape key that leads to sign-in (NAV-28), and the app host, where contributors are redirected and log out. */
export const signInFeature: PageFeature = {
  name: 'sign-in',
  needsRuntime: ({ shell, request }) => shell.settings.useEscapeKeyToLogin || request.host === 'app',
};
