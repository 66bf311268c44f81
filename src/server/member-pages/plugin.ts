import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCrumbOf } from '#server/platform/http/crumb.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { answerRequest } from '#server/published/answer-request.ts';
import { hostsOfSites } from '#server/published/plugin.ts';
import * as account from './account-pages.ts';
import * as addresses from './address-pages.ts';
import * as feed from './feed-page.ts';
import { sendPersonalFeed } from './personal-feed.ts';
import { commentPage, sendComment } from './comment-pages.ts';
import { askForOwnData, dataRequestPage } from './data-request-pages.ts';
import { acceptInvitation, invitationPage } from './invitation-page.ts';
import { openLink, pressLink } from './link-page.ts';
import { memberVisit, type MemberVisit } from './member-visit.ts';
import { changePasskeys, passkeysPage } from './passkey-pages.ts';
import { redirectTo } from './send-page.ts';
import { donationsPage } from './donation-list-page.ts';
import { DONATIONS_PATH } from './donations-path.ts';
import { giftCardsPage } from './gift-card-list-page.ts';
import { GIFT_CARDS_PATH } from './gift-cards-path.ts';
import { ordersPage } from './order-pages.ts';
import { SUBSCRIPTIONS_PATH, subscriptionsPage } from './subscription-list-page.ts';
import * as methods from './payment-method-pages.ts';
import * as plans from './plan-pages.ts';
import * as signIn from './sign-in-pages.ts';
import { signUp, signUpPage } from './sign-up-page.ts';

const CALLS_PER_MINUTE = 60;
const BODY_LIMIT = 50_000;

type Page = (visit: MemberVisit) => Promise<FastifyReply>;
type OwnPage = (visit: account.OwnVisit) => Promise<FastifyReply>;

/** Pages for everybody: what is shown, and what their forms send. */
const PAGES: Readonly<Record<string, { readonly get?: Page; readonly post?: Page }>> = {
  '/account/signup': { get: signUpPage, post: signUp },
  '/account/login': { get: signIn.signInPage, post: signIn.signIn },
  '/account/login/link': { post: (visit) => signIn.askForMail(visit, 'sign-in') },
  '/account/confirm': { post: (visit) => signIn.askForMail(visit, 'confirm') },
  '/account/forgot': { get: signIn.forgotPage, post: (visit) => signIn.askForMail(visit, 'reset') },
  '/account/code': { get: (visit) => signIn.codePage(visit), post: signIn.enterCode },
  '/account/plans': { get: (visit) => plans.plansPage(visit) },
  '/account/plans/join': { get: plans.joinPage, post: ofMember(withCrumb(plans.joinOwnPlan)) },
};

/** Pages of who is signed in. */
const OWN_PAGES: Readonly<Record<string, { readonly get?: OwnPage; readonly post?: OwnPage }>> = {
  '/account': { get: account.accountPage },
  '/account/logout': { post: account.signOut },
  '/account/profile': { get: (visit) => account.profilePage(visit), post: account.saveOwnProfile },
  '/account/email': { get: (visit) => account.emailPage(visit), post: account.changeEmail },
  '/account/password': { get: (visit) => account.passwordPage(visit), post: account.changePassword },
  '/account/passkeys': { get: passkeysPage, post: changePasskeys },
  '/account/sessions': { get: account.sessionsPage, post: account.endSessions },
  '/account/orders': { get: ordersPage },
  [DONATIONS_PATH]: { get: donationsPage },
  [GIFT_CARDS_PATH]: { get: giftCardsPage },
  [SUBSCRIPTIONS_PATH]: { get: subscriptionsPage },
  '/account/payment-methods': {
    get: (visit) => methods.paymentMethodsPage(visit),
    post: methods.changePaymentMethods,
  },
  [addresses.ADDRESSES_PATH]: {
    get: (visit) => addresses.addressesPage(visit),
    post: addresses.changeAddresses,
  },
  '/account/plans/leave': { post: plans.leaveOwnPlan },
  [feed.FEED_PAGE]: { get: feed.feedPage, post: feed.makeFeed },
  [`${feed.FEED_PAGE}/end`]: { post: feed.endFeed },
  // Its address of before; the file is sent to who posts there.
  '/account/data': { get: (visit) => dataRequestPage(visit, 'copy'), post: account.sendData },
  '/account/get-data': {
    get: (visit) => dataRequestPage(visit, 'copy'),
    post: (visit) => askForOwnData(visit, 'copy'),
  },
  '/account/delete-data': {
    get: (visit) => dataRequestPage(visit, 'erasure'),
    post: (visit) => askForOwnData(visit, 'erasure'),
  },
  '/account/leave': { get: account.leavePage, post: account.deleteAccount },
};

/** The pages of members on the public hosts of sites that have them (MEMB-08); they work without scripts. */
export function registerMemberPages(app: FastifyInstance, services: Services): void {
  const options = {
    constraints: { host: hostsOfSites(services.config.appDomain) },
    bodyLimit: BODY_LIMIT,
    config: { callsPerMinute: CALLS_PER_MINUTE },
  };
  for (const [url, { get, post }] of Object.entries(PAGES)) {
    // A browser that asks again for what was posted.
    const show = get ?? (async (visit: MemberVisit) => redirectTo(visit, '/account/login'));
    app.get(url, options, answerWith(show));
    if (post !== undefined) app.post(url, options, answerWith(post));
  }
  for (const [url, { get, post }] of Object.entries(OWN_PAGES)) {
    const show = get ?? (async (visit: MemberVisit) => redirectTo(visit, '/account'));
    app.get(url, options, answerWith(ofMember(show)));
    if (post !== undefined) app.post(url, options, answerWith(ofMember(withCrumb(post))));
  }
  app.get<FeedRoute>(`${feed.FEED_PAGE}/:token/:documentId/:file`, options, (request, reply) =>
    sendPersonalFeed(app.published, request, reply),
  );
  const addressUrl = `${addresses.ADDRESSES_PATH}/:addressId`;
  app.get<AddressRoute>(addressUrl, options, (request, reply) =>
    answerWith(ofMember((visit) => addresses.addressPage(visit, request.params.addressId)))(request, reply),
  );
  for (const [url, act] of [
    [addressUrl, 'save'],
    [`${addressUrl}/country`, 'country'],
  ] as const) {
    app.post<AddressRoute>(url, options, (request, reply) =>
      answerWith(ofMember(withCrumb((visit) => addresses.saveAddress(visit, request.params.addressId, act))))(
        request,
        reply,
      ),
    );
  }
  // A browser that asks again for what was posted.
  app.get<AddressRoute>(`${addressUrl}/country`, options, (request, reply) =>
    answerWith(async (visit) => redirectTo(visit, `${addresses.ADDRESSES_PATH}/${request.params.addressId}`))(
      request,
      reply,
    ),
  );
  app.get<TokenRoute>('/account/link/:token', options, (request, reply) =>
    answerWith((visit) => openLink(visit, request.params.token))(request, reply),
  );
  app.post<TokenRoute>('/account/link/:token', options, (request, reply) =>
    answerWith((visit) => pressLink(visit, request.params.token))(request, reply),
  );
  app.get<DocumentRoute>('/account/comments/:documentId', options, (request, reply) =>
    answerWith(ofMember((visit) => commentPage(visit, request.params.documentId)))(request, reply),
  );
  app.post<DocumentRoute>('/account/comments/:documentId', options, (request, reply) =>
    answerWith(ofMember(withCrumb((visit) => sendComment(visit, request.params.documentId))))(request, reply),
  );
  app.get<TokenRoute>('/account/invitation/:token', options, (request, reply) =>
    answerWith((visit) => invitationPage(visit, request.params.token))(request, reply),
  );
  app.post<TokenRoute>('/account/invitation/:token', options, (request, reply) =>
    answerWith((visit) => acceptInvitation(visit, request.params.token))(request, reply),
  );

  function answerWith(page: Page) {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const visit = await memberVisit(app, request, reply);
      if (visit !== null) return page(visit);
      if (request.method !== 'GET' && request.method !== 'HEAD') throw new CallError('not-found');
      return answerRequest(app.published, request, reply);
    };
  }
}

interface DocumentRoute {
  readonly Params: { readonly documentId: string };
}

interface AddressRoute {
  /** The id of an address, or `new`. */
  readonly Params: { readonly addressId: string };
}

interface FeedRoute {
  readonly Params: { readonly token: string; readonly documentId: string; readonly file: string };
}

interface TokenRoute {
  readonly Params: { readonly token: string };
}

/** Who is not signed in does so first, and comes back (MEMB-23). */
function ofMember(page: OwnPage): Page {
  return async (visit) => {
    const { member, request } = visit;
    if (member !== null) return page({ ...visit, member });
    const to = request.method === 'GET' ? `?to=${encodeURIComponent(request.url)}` : '';
    return redirectTo(visit, `/account/login${to}`);
  };
}

/** What is done with a session needs its crumb; the origin of every form is checked before (MEMB-28). */
function withCrumb(page: OwnPage): OwnPage {
  return async (visit) => {
    if (!isCrumbOf(visit.services, visit.request, visit.posted('crumb'))) throw new CallError('crumb-fail');
    return page(visit);
  };
}
