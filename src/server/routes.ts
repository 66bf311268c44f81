import { accountRoutes } from '#server/accounts/routes.ts';
import { consentRoutes } from '#server/consent/routes.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { fileRoutes } from '#server/files/routes.ts';
import { formFeedRoutes } from '#server/forms/feed-routes.ts';
import { formRoutes } from '#server/forms/routes.ts';
import { importRoutes } from '#server/imports/routes.ts';
import { newsletterOwnerRoutes } from '#server/newsletters/owner-routes.ts';
import { newsletterVisitorRoutes } from '#server/newsletters/visitor-routes.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { widgetRoutes } from '#server/widgets/routes.ts';
import type { Route } from '#server/platform/http/route.ts';
import { outboxRoutes } from '#server/platform/mail/routes.ts';
import { placeRoutes } from '#server/places/routes.ts';
import { publishingRoutes } from '#server/publishing/routes.ts';
import { siteRoutes } from '#server/sites/routes.ts';

/** Every JSON endpoint of Portico. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...siteRoutes,
  ...documentRoutes,
  ...publishingRoutes,
  ...pageRoutes,
  ...fileRoutes,
  ...formRoutes,
  ...formFeedRoutes,
  ...consentRoutes,
  ...newsletterVisitorRoutes,
  ...newsletterOwnerRoutes,
  ...widgetRoutes,
  ...importRoutes,
  ...placeRoutes,
  ...outboxRoutes,
];
