import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteId } from '#domain/documents/record.ts';
import { takeEditing } from '#domain/navigation/editing-parameter.ts';
import { cart } from '#messages/en/cart.ts';
import { members } from '#messages/en/members.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { mapsOfSite } from '#domain/maps/maps-settings.ts';
import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import { accountOf, type AccountHolder } from '#server/platform/http/caller.ts';
import type { SiteScope } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { editorEntry } from '#server/platform/assets/manifest.ts';
import { peopleToAsk } from '#server/people/people-to-ask.ts';
import { areasOpenTo } from '#domain/features/areas-open-to.ts';
import { featuresOff } from '#domain/features/features-off.ts';
import { mayOpenConfiguration } from '#domain/roles/area-permissions.ts';
import { findSite } from '#server/sites/queries.ts';
import { draftLanguage } from '#server/sites/site-language.ts';
import { storeOnPages } from '#server/content-entries/store-page.ts';
import { findMemberSettings } from '#server/members/member-settings.ts';
import { sendText } from '#server/platform/http/send-text.ts';
import { bootAnswers } from './boot-answers.ts';
import { configPage, type ConfigFacts } from './config-page.ts';
import { firstLook } from './first-look.ts';
import { FRAME_PAGE, FRAME_POLICY } from './frame-page.ts';

/** The pages of the configuration area: every path under `/config` on the app host of a site (EDIT-08, NAV-20). */
export function registerEditorShell(app: FastifyInstance, services: Services): void {
  app.get('/config/frame', async (request, reply) => {
    if (!contributorOf(request)?.caller.permissions.has('content.read')) throw new CallError('not-found');
    return (
      reply
        .header('content-security-policy', FRAME_POLICY)
        // Empty and the same for everybody: each page that is opened is drawn into one of its own.
        .header('cache-control', 'private, max-age=600')
        .type('text/html; charset=utf-8')
        .send(FRAME_PAGE)
    );
  });
  app.get('/config', (request, reply) => sendConfigPage(app, services, request, reply));
  app.get('/config/*', (request, reply) => sendConfigPage(app, services, request, reply));
}

/** Who is signed in and may open an area of the configuration of the site of this app host. */
function contributorOf(
  request: FastifyRequest,
): { readonly site: SiteScope; readonly caller: AccountHolder } | null {
  const { site, caller } = request;
  if (site?.host !== 'app' || !('account' in caller) || !mayOpenConfiguration(caller.permissions)) {
    return null;
  }
  return { site, caller };
}

async function sendConfigPage(
  app: FastifyInstance,
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (request.site?.host !== 'app') throw new CallError('not-found');
  const contributor = contributorOf(request);
  if (contributor === null) {
    throw new CallError(accountOf(request.caller) === null ? 'login-required' : 'not-permitted');
  }
  const { site, caller } = contributor;
  const { account } = caller;
  const stored = await findSite(services.db, site.siteId);
  const facts = {
    siteId: site.siteId,
    siteDocumentId: stored.siteDocumentId,
    identifier: site.identifier,
    siteTitle: stored.title,
    publicOrigin: publicUrl(services.config, site.identifier, ''),
    dashboardUrl: appUrl(services.config, null, '/'),
    account: { id: account.accountId, name: account.name, email: account.email },
    hasStreetMaps: mapsOfSite(services.config.maps.installed, '').provider !== 'world',
    members: await membersOnPages(services, site.siteId),
    cart: await cartOnPages(services, site.siteId),
    areas: areasOpenTo(caller.permissions, site.featuresOff),
    featuresOff: featuresOff(site.featuresOff),
    permissions: [...caller.permissions],
    peopleToAsk: caller.permissions.has('settings.people') ? [] : await peopleToAsk(services.db, site.siteId),
  };
  const { answers, shownPath } = await bootAnswers(app, services, request, {
    siteId: site.siteId,
    siteDocumentId: stored.siteDocumentId,
  });
  // The crumb is set early, so that the area's first change is not refused for lack of one.
  issueCrumb(services, request, reply);
  const locale = interfaceLocale(request);
  const entry = editorEntry('config', { locale, lazy: areaSource(request.url) });
  const isSeen = shownPath !== null && caller.permissions.has('content.read') && showsPage(request.url);
  const html = configPage({ locale, entry, firstLook: isSeen ? firstLook(shownPath) : '' }, facts, answers);
  return sendText(request, reply.header('cache-control', 'no-store'), 'text/html', html);
}

/** What members change of the pages that the canvas shows: the same as on the site (MEMB-60, MEMB-65). */
async function membersOnPages({ db }: Services, siteId: SiteId): Promise<ConfigFacts['members']> {
  const { isOn, protectedPageId, deniedPageId } = await findMemberSettings(db, siteId);
  const signIn = siteTranslator(await draftLanguage(db, siteId))(members.signIn);
  return { isOn, signIn, inPlace: [protectedPageId, deniedPageId] };
}

/** The way to the cart in the header of a site with a shop. */
async function cartOnPages({ db }: Services, siteId: SiteId): Promise<string | null> {
  const store = await storeOnPages(db, siteId);
  if (store === null || store.expressCheckout) return null;
  return siteTranslator(await draftLanguage(db, siteId))(cart.title);
}

/** Whether the configuration area opens with the page beside one of its panels, not with a screen nor the edit mode. */
function showsPage(url: string): boolean {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  return (
    /^\/config(\/(pages|design|marketing)(\/.*)?)?\/?$/.test(pathname) &&
    !takeEditing(searchParams.toString()).isAsked
  );
}

/** The source of the area that the page opens with; `/config` opens with the first, the pages. */
function areaSource(url: string): string {
  const area = /^\/config\/(pages|design|marketing|contacts|commerce|settings)\b/.exec(url)?.[1] ?? 'pages';
  return `src/editor/areas/${area}-area.tsx`;
}
