import { setTimeout as wait } from 'node:timers/promises';
import { TEMPLATE_PREVIEW_PREFIX } from '#domain/sites/site-identifier.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { instantiateTemplate } from '#server/templates/instantiate-template.ts';
import { TEMPLATES } from '#compose/templates/templates.ts';
import { createSite } from '#server/sites/create-site.ts';
import { findSiteByIdentifier } from '#server/sites/queries.ts';

const POLL_MS = 200;
const LONGEST_WAIT_MS = 20_000;

/**
 * The identifier of a site that shows a template: a real site, created once, without an owner. Calls that arrive while
 * it is being created wait for it.
 */
export async function findTemplatePreview(services: Services, templateId: string): Promise<string> {
  const template = TEMPLATES.find(({ id }) => id === templateId);
  if (template === undefined) throw new CallError('not-found');
  const identifier = `${TEMPLATE_PREVIEW_PREFIX}${template.id}`;
  if ((await findSiteByIdentifier(services.db, identifier)) !== null) return identifier;
  try {
    await createSite(services, {
      identifier,
      title: template.sampleTitle,
      ownerId: null,
      isOwn: true,
      fill: (siteId) =>
        instantiateTemplate(services, {
          siteId,
          templateId: template.id,
          title: template.sampleTitle,
          authorId: null,
          isSample: true,
        }),
    });
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'identifier-taken') throw error;
    await waitForSite(services, identifier);
  }
  return identifier;
}

/** Makes room for previews of the templates as they are now. */
export async function removeTemplatePreviews({ db }: Services): Promise<void> {
  await db.deleteFrom('sites').where('identifier', 'like', `${TEMPLATE_PREVIEW_PREFIX}%`).execute();
}

async function waitForSite({ db }: Services, identifier: string): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += POLL_MS) {
    await wait(POLL_MS);
    if ((await findSiteByIdentifier(db, identifier)) !== null) return;
  }
  throw new CallError('unavailable');
}
