import type { FastifyRequest } from 'fastify';
import { isCrumbOf } from '#server/platform/http/crumb.ts';
import type { Services } from '#server/platform/services.ts';

/**
 * Whether a form was sent from a page of the site: pages that are kept carry no crumb, so what the browser says of where
 * it comes from counts, too (ORD-12).
 */
export function isOwnForm(services: Services, request: FastifyRequest, crumb: string): boolean {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite === 'same-origin') return true;
  if (fetchSite === undefined && origin !== undefined && URL.parse(origin)?.host === request.host)
    return true;
  return isCrumbOf(services, request, crumb);
}
