import { storedWords } from '#messages/stored-words.ts';
import { translateEnglish } from '#messages/translator.ts';
import * as contract from '#contract/sites.ts';
import type { Permission } from '#domain/roles/permissions.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { SignedIn } from '#server/platform/http/caller.ts';
import type { Call } from '#server/platform/http/call.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { permissionsOn } from '#server/roles/queries.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';
import { createSite } from '#server/sites/create-site.ts';
import { duplicateSite } from './duplicate-site.ts';
import { removeSite, restoreSite } from '#server/sites/remove-site.ts';
import { renameSite } from '#server/sites/rename-site.ts';
import { loadSiteCovers } from './site-covers.ts';
import { findSiteSummary, listSiteSummaries } from './site-summaries.ts';
import { findTemplatePreview } from './template-preview.ts';
import { describeIdentifier, proposeFreeIdentifier } from '#server/sites/reserve-identifier.ts';

type PersonCall = Pick<Call<'dashboard', 'account'>, 'caller' | 'services'>;

/** The dashboard: a person's sites. */
export const dashboardRoutes: readonly Route[] = [
  implement(contract.listSites, async (call) => {
    const { search, ...range } = call.query;
    const { sites, total } = await listSiteSummaries(call.services, {
      accountId: call.caller.account.accountId,
      which: 'present',
      ...range,
      ...(search === undefined ? {} : { search }),
    });
    const covers = await loadSiteCovers(call.services.db, sites);
    return { sites: sites.map((site) => ({ ...site, cover: covers.get(site.id) ?? null })), total };
  }),

  implement(contract.listRemovedSites, async (call) => {
    const { accountId } = call.caller.account;
    const { sites, total } = await listSiteSummaries(call.services, {
      accountId,
      which: 'removed',
      ...call.query,
    });
    return { sites: [...sites], total };
  }),

  implement(contract.listTemplates, async () => ({
    templates: TEMPLATES.map(({ id, title, description, pictureUrl, isBlank = false }) => ({
      id,
      title: translateEnglish(title),
      titleWords: storedWords(title),
      description: translateEnglish(description),
      descriptionWords: storedWords(description),
      pictureUrl,
      isBlank,
    })).toSorted((a, b) => Number(b.isBlank) - Number(a.isBlank)),
  })),

  implement(contract.previewTemplate, async ({ services, params }) => ({
    url: publicUrl(services.config, await findTemplatePreview(services, params.templateId), '/'),
  })),

  implement(contract.checkIdentifier, async ({ services, query }) => {
    const now = services.now();
    const identifier = query.identifier ?? (await proposeFreeIdentifier(services.db, query.title ?? '', now));
    const problem = await describeIdentifier(services.db, identifier, now);
    return { identifier, isFree: problem === null, problem };
  }),

  implement(contract.createSite, async (call) => {
    const { services, body } = call;
    const { accountId } = call.caller.account;
    const template = TEMPLATES.find(({ id }) => id === body.templateId);
    if (template === undefined) throw new CallError('not-found');
    const siteId = await createSite(services, {
      title: body.title,
      identifier: body.identifier,
      ownerId: accountId,
      isPublic: body.isPublic ?? false,
      fill: (id: SiteId) =>
        instantiateTemplate(services, {
          siteId: id,
          templateId: template.id,
          title: body.title,
          authorId: accountId,
        }),
    });
    return findSiteSummary(services, accountId, siteId);
  }),

  implement(contract.duplicateSite, async (call) => {
    const { accountId, siteId } = await authorise(call, call.params.siteId, 'settings.general');
    const copyId = await duplicateSite(call.services, { ...call.body, siteId, ownerId: accountId });
    return findSiteSummary(call.services, accountId, copyId);
  }),

  implement(contract.renameSite, async (call) => {
    const { accountId, siteId } = await authorise(call, call.params.siteId, 'settings.general');
    await renameSite(call.services, { ...call.body, siteId, accountId });
    return findSiteSummary(call.services, accountId, siteId);
  }),

  implement(contract.removeSite, async (call) => {
    const { siteId } = await authorise(call, call.params.siteId, 'settings.remove-website');
    const goneAfter = await removeSite(call.services, siteId);
    return { status: 'done' as const, goneAfter: goneAfter.toISOString() };
  }),

  implement(contract.restoreSite, async (call) => {
    const { accountId, siteId } = await authorise(call, call.params.siteId, 'settings.remove-website');
    await restoreSite(call.services, siteId);
    return findSiteSummary(call.services, accountId, siteId);
  }),
];

/** The dashboard is not on the host of a site: permissions on the named site are checked here. */
async function authorise(
  call: PersonCall,
  siteId: SiteId,
  permission: Permission,
): Promise<{ readonly accountId: SignedIn['accountId']; readonly siteId: SiteId }> {
  const { accountId } = call.caller.account;
  const permissions = await permissionsOn(call.services.db, siteId, accountId);
  // Strangers get not-found: the existence of a site is not revealed.
  if (permissions === null) throw new CallError('not-found');
  if (!permissions.has(permission)) throw new CallError('not-permitted');
  return { accountId, siteId };
}
