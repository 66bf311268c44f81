import type { FastifyRequest } from 'fastify';
import { SHOP_STATE_TYPE } from '#domain/page-runtime/shop-app.ts';

/** Whether the script of a page of the shop asks, which shows the answer in place (ORD-15). */
export function wantsState({ headers }: FastifyRequest): boolean {
  return headers.accept === SHOP_STATE_TYPE;
}
