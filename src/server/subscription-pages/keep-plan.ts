import type { FastifyReply } from 'fastify';
import { leadTo } from '#server/shop-pages/send-shop-page.ts';
import { keepPlan } from '#server/subscriptions/changing-plan/keep-plan.ts';
import { ownChange, type SubscriptionVisit } from './own-visit.ts';

/** The plan stays as it is: the change that waited is forgotten (MEMB-55). */
export async function enterKeepPlan(visit: SubscriptionVisit): Promise<FastifyReply> {
  await keepPlan(visit.services, ownChange(visit));
  return leadTo(visit, `${visit.path}?done=saved`);
}
