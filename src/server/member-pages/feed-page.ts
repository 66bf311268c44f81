import type { FastifyReply } from 'fastify';
import { members } from '#messages/en/members.ts';
import { endMemberFeed, findMemberFeed, renewMemberFeed } from '#server/gating/member-feeds.ts';
import { listEntriesUncounted } from '#server/content-entries/queries.ts';
import { withheldFrom } from '#server/published/access-to.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import type { OwnVisit } from './account-pages.ts';
import { formPart, linksPart, noticePart, textPart } from './form-parts.ts';
import { sendMemberPage } from './send-page.ts';

export const FEED_PAGE = '/account/feed';
/** Collections whose addresses the page names. */
const MAX_NAMED = 100;

/** `/account/feed`: the personal feed address (FIND-27), which is shown once, as its secret is kept as a hash. */
export async function feedPage(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, published, translate } = visit;
  const since = await findMemberFeed(services.db, siteId, member.memberId);
  if (since === null) return sendFeedPage(visit, [makeForm(visit, false)]);
  const { language, timeZone } = published.loaded.shell.settings;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(since);
  return sendFeedPage(visit, [
    { kind: 'text', text: translate(members.feedSince, { date }) },
    makeForm(visit, true),
    endForm(visit),
  ]);
}

/** Makes the address, or another one in its place. */
export async function makeFeed(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member, published, translate } = visit;
  const token = await renewMemberFeed(services, siteId, member.memberId);
  const collections = await listEntriesUncounted(services.db, siteId, 'live', {
    kind: 'collection',
    state: 'published',
    withheld: await withheldFrom(published),
    page: 1,
    pageSize: MAX_NAMED,
  });
  const { origin } = published.loaded.shell;
  return sendFeedPage(visit, [
    noticePart(visit, 'done', members.feedMade),
    {
      kind: 'rows',
      rows: collections
        .filter(({ isEnabled }) => isEnabled)
        .map(({ documentId, title, path }) => ({
          title: title === '' ? path : title,
          note: [origin + FEED_PAGE, token, documentId, 'feed.xml'].join('/'),
          form: null,
        })),
    },
    { kind: 'text', text: translate(members.feedOnce) },
    endForm(visit),
  ]);
}

export async function endFeed(visit: OwnVisit): Promise<FastifyReply> {
  const { services, siteId, member } = visit;
  await endMemberFeed(services.db, siteId, member.memberId);
  return sendFeedPage(visit, [noticePart(visit, 'done', members.feedEnded), makeForm(visit, false)]);
}

function makeForm(visit: OwnVisit, isThere: boolean): AccountPart {
  return formPart(visit, {
    action: FEED_PAGE,
    submit: isThere ? members.feedRenew : members.feedMake,
    isQuiet: isThere,
  });
}

function endForm(visit: OwnVisit): AccountPart {
  return formPart(visit, { action: `${FEED_PAGE}/end`, submit: members.feedEnd, isQuiet: true });
}

function sendFeedPage(visit: OwnVisit, parts: readonly AccountPart[]): Promise<FastifyReply> {
  return sendMemberPage(visit, {
    title: members.feed,
    parts: [textPart(visit, members.feedText), ...parts, linksPart(visit, [['/account', members.back]])],
  });
}
