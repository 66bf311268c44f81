import type { FastifyReply } from 'fastify';
import type { DataRequestKind } from '#domain/contacts/data-request.ts';
import { dataRequests } from '#messages/en/data-requests.ts';
import { members } from '#messages/en/members.ts';
import { askForData } from '#server/data-requests/ask-for-data.ts';
import { sendOwn, type OwnVisit } from './account-pages.ts';
import { formPart, noticePart, textPart } from './form-parts.ts';
import { sendSlowed } from './send-page.ts';

const PAGES = {
  copy: { path: '/account/get-data', title: dataRequests.getMyData, text: dataRequests.getText },
  erasure: { path: '/account/delete-data', title: dataRequests.deleteMyData, text: dataRequests.deleteText },
} as const;

/**
 * `/account/get-data` and `/account/delete-data`: what a member asks of the site about all that it keeps (CRM-28). What
 * belongs to the account is given there at once (MEMB-31).
 */
export function dataRequestPage(visit: OwnVisit, kind: DataRequestKind): Promise<FastifyReply> {
  return sendOwn(visit, PAGES[kind].title, partsOf(visit, kind));
}

/** Whoever is signed in confirms by mail, too: a session that was left open must not be enough. */
export async function askForOwnData(visit: OwnVisit, kind: DataRequestKind): Promise<FastifyReply> {
  const { services, siteId, member, request } = visit;
  const { title } = PAGES[kind];
  const asked = { siteId, kind, email: member.email, askedIn: 'account', network: request.ip } as const;
  const seconds = await services.db.transaction().execute((trx) => askForData(trx, services, asked));
  if (seconds !== null) return sendSlowed(visit, seconds, { title, parts: partsOf(visit, kind) });
  return sendOwn(visit, title, [noticePart(visit, 'done', dataRequests.checkInbox)]);
}

function partsOf(visit: OwnVisit, kind: DataRequestKind) {
  const { path, title, text } = PAGES[kind];
  const own = [
    textPart(visit, members.dataText),
    formPart(visit, { action: '/account/data', submit: members.data }),
  ];
  return [
    ...(kind === 'copy' ? own : []),
    textPart(visit, text),
    { kind: 'text', text: visit.translate(dataRequests.mailedTo, { email: visit.member.email }) } as const,
    formPart(visit, { action: path, submit: title }),
  ];
}
