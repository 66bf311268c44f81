import type { FastifyReply } from 'fastify';
import type { ReactNode } from 'react';
import type { PayRequest, ShopAnswer, ShopAppName } from '#domain/page-runtime/shop-app.ts';
import type { Words } from '#messages/message.ts';
import { visitorApp } from '#server/platform/assets/manifest.ts';
import { NOTHING_SHOWN, renderAnswer } from '#server/published/render-answer.ts';
import { sendAnswer } from '#server/published/send-answer.ts';
import { PRIVATE_CACHE_CONTROL, toCachedAnswer } from '#server/published/to-cached-answer.ts';
import type { ShopPage, ShopPageKind } from '#site/content/page-content.ts';
import type { ShopVisit } from './shop-visit.ts';
import { wantsState } from './wants-state.ts';

export interface ShownShopPage {
  readonly kind: ShopPageKind;
  /** Its address. */
  readonly path: string;
  readonly title: Words;
  readonly view: ReactNode;
  /** The script that changes the page in place, and what it begins with; absent where the page needs none. */
  readonly app?: { readonly name: ShopAppName; readonly state: object };
  /** Of the view. */
  readonly styles: string;
  /** Pieces in the cart, for the header; null where it is not known. */
  readonly cartCount: number | null;
  readonly runsOwnCode: boolean;
  readonly status?: number;
}

/**
 * Sends a page in the looks and the language of the site, in its header and footer: never kept, never found (ORD-16). The
 * script of the page gets its state alone (ORD-15).
 */
export async function sendShopPage(visit: ShopVisit, page: ShownShopPage): Promise<FastifyReply> {
  const { published, reply, request, translate } = visit;
  const { path, status = 200, title, app, ...own } = page;
  if (app !== undefined && wantsState(request)) {
    return sendToScript(visit, { app: app.name, state: app.state }, status);
  }
  const script = app === undefined ? null : visitorApp(app.name);
  const content: ShopPage = {
    ...NOTHING_SHOWN,
    ...own,
    title: translate(title),
    ...(app === undefined || script === null ? {} : { app: { ...app, script } }),
  };
  const shown = { path, records: {}, isScreenshot: false, isPreview: false };
  const answer = await renderAnswer(published, content, shown, status);
  const isPrivate = answer.kind === 'content' ? { ...answer, isPrivate: true } : answer;
  reply.header('referrer-policy', 'same-origin');
  return sendAnswer(request, reply, toCachedAnswer(published.site, isPrivate, false));
}

/** Of what the script of a page can show in place; it opens all other addresses as pages. */
const SHOWN_IN_PLACE = /^\/(cart(?!\/(?:link|ask))|checkout(?!\/order))(?=[/?#]|$)/;

/** Leads on after a form was sent; the address may be one of another host. */
export function leadTo(visit: ShopVisit, address: string): FastifyReply {
  if (wantsState(visit.request) && !SHOWN_IN_PLACE.test(address)) {
    return sendToScript(visit, { to: address }, 200);
  }
  return visit.reply.header('cache-control', PRIVATE_CACHE_CONTROL).redirect(address, 303);
}

/** Asks the script of the page to open an address as a page, which it cannot show in place. */
export function leadScriptTo(visit: ShopVisit, address: string): FastifyReply {
  return sendToScript(visit, { to: address }, 200);
}

/** Asks the script of the page to go on with a payment that was begun in its fields (ORD-74). */
export function askScriptToPay(visit: ShopVisit, pay: PayRequest): FastifyReply {
  return sendToScript(visit, { pay }, 200);
}

function sendToScript({ reply }: ShopVisit, answer: ShopAnswer, status: number): FastifyReply {
  return reply.code(status).header('cache-control', PRIVATE_CACHE_CONTROL).send(answer);
}
