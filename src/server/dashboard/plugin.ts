import type { FastifyInstance } from 'fastify';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
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
  '/undo-email-change',
  '/join',
  '/take-over',
  '/sites/new',
  '/trash',
  '/account',
  '/invitations',
  '/outbox',
] as const;

/** The dashboard's page on the app domain. */
export function registerDashboard(app: FastifyInstance, services: Services): void {
  const { config } = services;

  const host = new RegExp(`^${config.appDomain.replaceAll('.', String.raw`\.`)}(?::\\d+)?$`, 'i');
  for (const url of DASHBOARD_PATHS) {
    app.get(url, { constraints: { host } }, async (request, reply) => {
      // Set early, so that the first call, which asks for a passkey, is not refused for lack of one.
      issueCrumb(services, request, reply);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'same-origin')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(dashboardPage(config, interfaceLocale(request)));
    });
  }
}
