import type { AccessRule } from '#domain/gating/access-rule.ts';
import type { AccessPage } from '#site/content/page-content.ts';
import { accessOffer } from './access-offer.ts';
import type { MadeAnswer } from './answer.ts';
import { loadSpecialPage } from './load-special-page.ts';
import type { PublishedSite } from './published-site.ts';
import { NOTHING_SHOWN, renderAnswer } from './render-answer.ts';

/**
 * The page in place of one that is for members, in the looks and the language of the site: its title, nothing else of it,
 * and how to get it (CONT-145, CONT-146, MEMB-59, MEMB-60), below the sections of the page that the owner made for it.
 */
export async function renderAccessPage(
  published: PublishedSite,
  { title, rule, wanted }: { readonly title: string; readonly rule: AccessRule; readonly wanted: string },
): Promise<MadeAnswer> {
  const isMember = published.visit.viewer.kind === 'member';
  const { visitor, member } = published.access.pages;
  const chosen = isMember ? member : visitor;
  const path = decodeSafely(wanted);
  const own = chosen === null ? null : await loadSpecialPage(published, chosen, path);
  const content: AccessPage = {
    ...NOTHING_SHOWN,
    ...(own === null ? {} : { documentId: own.content.documentId, sections: own.content.sections }),
    ...(own?.content.code === undefined ? {} : { code: own.content.code }),
    kind: isMember ? 'access-denied' : 'protected-content',
    title,
    parts: await accessOffer(published, rule, wanted),
  };
  const shown = { path, records: own?.records ?? {}, isScreenshot: false, isPreview: false };
  return renderAnswer(published, content, shown, 403);
}

/** The path of an address as the page is told of it. */
function decodeSafely(wanted: string): string {
  const path = wanted.split('?')[0] ?? '/';
  try {
    return decodeURI(path);
  } catch {
    return '/';
  }
}
