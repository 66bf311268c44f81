import type { FastifyInstance } from 'fastify';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';
import { dashboardPage } from './dashboard-page.ts';

/** Screens of the dashboard that have an address. */
export const DASHBOARD_PATHS = [
  '/',
  '/claim',
  '/sign-in',
  '/sign-up',
  '/sign-up/complete',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/sites/new',
  '/trash',
  '/account',
  '/outbox',
] as const;

/**
 * The dashboard's page on the app domain, and the way from a site's configuration area to signing in and back.
 * Stands before the plugin that serves `/config/`.
 */
export function registerDashboard(app: FastifyInstance, services: Services): void {
  const { config } = services;

  app.addHook('onRequest', async (request, reply) => {
    if (request.site?.host !== 'app' || request.account !== null || request.method !== 'GET') return;
    const path = request.url.split('?', 1)[0] ?? '';
    if (path !== '/config' && !path.startsWith('/config/')) return;
    const back = appUrl(config, request.site.identifier, request.url);
    await reply
      .header('cache-control', 'no-store')
      .redirect(appUrl(config, null, `/sign-in?return=${encodeURIComponent(back)}`), 302);
  });

  const host = new RegExp(`^${config.appDomain.replaceAll('.', String.raw`\.`)}(?::\\d+)?$`, 'i');
  for (const url of DASHBOARD_PATHS) {
    app.get(url, { constraints: { host } }, async (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'same-origin')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(dashboardPage(config)),
    );
  }
}
