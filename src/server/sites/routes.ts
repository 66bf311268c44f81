import * as contract from '#contract/sites.ts';
import { hasPermission, type Permission } from '#domain/roles/permissions.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Call, type Route, type SignedIn } from '#server/platform/http/route.ts';
import { rolesOn } from '#server/roles/queries.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import { TEMPLATES } from '#server/templates/templates.ts';
import { createSite } from './create-site.ts';
import { duplicateSite } from './duplicate-site.ts';
import { removeSite, restoreSite } from './remove-site.ts';
import { renameSite } from './rename-site.ts';
import { findSiteSummary, listSiteSummaries } from './site-summaries.ts';
import { findTemplatePreview } from './template-preview.ts';
import { describeIdentifier, proposeFreeIdentifier } from './take-identifier.ts';

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'account' | 'services'>;

/** The dashboard: a person's sites. */
export const siteRoutes: readonly Route[] = [
  implement(contract.listSites, async (call) => ({
    sites: await listSiteSummaries(call.services, signedIn(call).accountId, 'present'),
  })),

  implement(contract.listRemovedSites, async (call) => ({
    sites: await listSiteSummaries(call.services, signedIn(call).accountId, 'removed'),
  })),

  implement(contract.listTemplates, async () => ({
    templates: TEMPLATES.map(({ id, title, description, pictureUrl }) => ({
      id,
      title,
      description,
      pictureUrl,
    })),
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
    const { accountId } = signedIn(call);
    const template = TEMPLATES.find(({ id }) => id === body.templateId);
    if (template === undefined) throw new CallError('not-found');
    const siteId = await createSite(services, {
      title: body.title,
      identifier: body.identifier,
      ownerId: accountId,
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

function signedIn(call: AnyCall): SignedIn {
  if (call.account === null) throw new CallError('login-required');
  return call.account;
}

/** The dashboard has no site of its own: who may do what on the one that is named is asked here. */
async function authorise(
  call: AnyCall,
  siteId: string,
  permission: Permission,
): Promise<{ readonly accountId: SignedIn['accountId']; readonly siteId: SiteId }> {
  const { accountId } = signedIn(call);
  const id = siteId as SiteId;
  const roles = await rolesOn(call.services.db, id, accountId);
  // A stranger's site is no site: its existence is not told.
  if (roles.length === 0) throw new CallError('not-found');
  if (!hasPermission(roles, permission)) throw new CallError('not-permitted');
  return { accountId, siteId: id };
}
