import type { FastifyReply } from 'fastify';
import type { Feature } from '#domain/features/feature-table.ts';
import { isFeatureOn } from '#domain/features/is-feature-on.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import { answerRequest } from '#server/published/answer-request.ts';
import type { ShopVisit } from './shop-visit.ts';

type Page = (visit: ShopVisit) => FastifyReply | Promise<FastifyReply>;

/** A page of the shop that a site without a function does not have: its address leads nowhere then (CONT-228). */
export function withFeature(feature: Feature, page: Page): (visit: ShopVisit) => Promise<FastifyReply> {
  return async (visit) => {
    const { request, reply } = visit;
    if (isFeatureOn(siteOf(request).featuresOff, feature)) return page(visit);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new CallError('not-found');
    return answerRequest(request.server.published, request, reply);
  };
}
