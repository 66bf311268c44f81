import { registerBackInStock } from '#server/back-in-stock/plugin.ts';
import { registerProductReviews } from '#server/product-reviews/plugin.ts';
import { registerAbandonedCarts } from '#server/abandoned-carts/plugin.ts';
import { registerMailOptOuts } from '#server/store-mails/opt-out-plugin.tsx';
import type { FastifyInstance } from 'fastify';
import { registerHandOver } from '#server/accounts/hand-over-plugin.ts';
import { registerActivity } from '#server/activity/plugin.ts';
import { identify } from '#server/callers/identify.ts';
import { registerCarts } from '#server/carts/plugin.ts';
import { registerSubscriptionPages } from '#server/subscription-pages/plugin.ts';
import { registerCheckout } from '#server/checkout/plugin.ts';
import { registerComments } from '#server/comments/plugin.ts';
import { dataRequestPages } from '#server/data-request-pages/plugin.tsx';
import { registerDocuments } from '#server/documents/plugin.ts';
import { registerEditorShell } from '#server/editor-shell/plugin.ts';
import { registerFiles } from '#server/files/plugin.ts';
import { registerFileGates } from '#server/gating/file-gates-plugin.ts';
import { registerForms } from '#server/forms/plugin.ts';
import { registerPaymentMessages } from '#server/orders/paying/messages-plugin.ts';
import { registerNewsletters } from '#server/newsletters/plugin.ts';
import { registerMemberPages } from '#server/member-pages/plugin.ts';
import { registerMaps } from '#server/maps/plugin.ts';
import { registerAssets } from '#server/platform/assets/plugin.ts';
import { sampleMailsPlugin } from '#server/platform/mail/sample-mails-plugin.tsx';
import { createHttpApp, type RegisterPlugin } from '#server/platform/http/http-app.ts';
import type { Services } from '#server/platform/services.ts';
import { registerComingSoon } from '#server/published/coming-soon-plugin.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { registerDashboard } from '#server/dashboard/plugin.ts';
import { registerTemplates } from '#server/templates/plugin.ts';
import { MAILS } from './mails.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { ROUTES } from './routes.ts';

/**
 * The order matters: sites that are not public come first; strangers are redirected before the configuration area is
 * served; published pages take all other paths.
 */
export const PLUGINS: readonly RegisterPlugin[] = [
  registerAssets,
  registerActivity,
  registerComingSoon,
  registerHandOver,
  registerDashboard,
  sampleMailsPlugin(MAILS),
  registerEditorShell,
  registerDocuments,
  registerFileGates,
  registerFiles,
  registerComments,
  registerForms,
  registerMaps,
  registerNewsletters,
  dataRequestPages(PERSONAL_DATA),
  registerTemplates,
  registerPublished,
  registerMemberPages,
  registerCarts,
  registerCheckout,
  registerSubscriptionPages,
  registerAbandonedCarts,
  registerBackInStock,
  registerProductReviews,
  registerMailOptOuts,
  registerPaymentMessages,
];

/**
 * All of Portico over HTTP. A plugin that answers cached pages sets `app.fastPath`: a function that sees each raw
 * request before Fastify does, and returns whether it has answered.
 */
export function createApp(services: Services): Promise<FastifyInstance> {
  return createHttpApp(services, { identify, routes: ROUTES, plugins: PLUGINS });
}
