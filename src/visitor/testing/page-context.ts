import type { PageContext } from '#domain/page-runtime/page-context.ts';

/** What a plain page of a site in English tells its runtime. */
export const TEST_PAGE_CONTEXT: PageContext = {
  website: {
    id: 'w',
    identifier: 'demo',
    title: 'Demo',
    language: 'en',
    timeZone: 'UTC',
    appOrigin: 'https://demo.app.example',
    developerMode: false,
    cloneable: false,
  },
  websiteSettings: { useEscapeKeyToLogin: false },
  authenticatedAccount: null,
  websiteRoles: [],
  pageTitle: 'Home',
  pageId: 'p',
  contentSource: 'c',
  pagePath: '/',
  pagePermissionTypeValue: 1,
  isDevelopment: false,
};
