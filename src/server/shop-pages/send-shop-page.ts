import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import type { Words } from '#messages/message.ts';
import { NOTHING_SHOWN, renderAnswer } from '#server/published/render-answer.ts';
import { sendAnswer } from '#server/published/send-answer.ts';
import { PRIVATE_CACHE_CONTROL, toCachedAnswer } from '#server/published/to-cached-answer.ts';
import type { ShopPage, ShopPageKind } from '#site/content/page-content.ts';
import type { ShopVisit } from './shop-visit.ts';

interface ShownShopPage {
  readonly kind: ShopPageKind;
  /** Its address. */
  readonly path: string;
  readonly title: Words;
  readonly view: ReactNode;
  /** Of the view. */
  readonly styles: string;
  /** Pieces in the cart, for the header; null where it is not known. */
  readonly cartCount: number | null;
  readonly runsOwnCode: boolean;
  readonly status?: number;
}

/** Sends a page in the looks and the language of the site, in its header and footer: never kept, never found (ORD-16). */
export async function sendShopPage(visit: ShopVisit, page: ShownShopPage): Promise<FastifyReply> {
  const { published, reply, request, translate } = visit;
  const { path, status = 200, title, ...own } = page;
  const content: ShopPage = { ...NOTHING_SHOWN, ...own, title: translate(title) };
  const shown = { path, records: {}, isScreenshot: false, isPreview: false };
  const answer = await renderAnswer(published, content, shown, status);
  const isPrivate = answer.kind === 'content' ? { ...answer, isPrivate: true } : answer;
  reply.header('referrer-policy', 'same-origin');
  return sendAnswer(request, reply, toCachedAnswer(published.site, isPrivate, false));
}

/** Leads on after a form was sent. */
export function leadTo({ reply }: ShopVisit, address: string): FastifyReply {
  return reply.header('cache-control', PRIVATE_CACHE_CONTROL).redirect(address, 303);
}
