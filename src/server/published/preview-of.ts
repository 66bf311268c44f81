import type { AccessDecision } from '#domain/gating/effective-access.ts';
import { previewBlockCount } from '#domain/gating/preview-blocks.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import type { ContentEntry } from '#server/content-entries/content-entry.ts';
import { NO_COMMENTS } from '#server/comments/queries.ts';
import type { PageContent } from '#site/content/page-content.ts';
import { accessOffer } from './access-offer.ts';
import type { PublishedSite } from './published-site.ts';

/**
 * What people without access see of an item (MEMB-42): its head, the excerpt or its first blocks, and how to get the
 * rest. Its comments are for those with access (COMT-05).
 */
export async function previewOf(
  published: PublishedSite,
  content: PageContent,
  {
    preview,
    rule,
    entry: { excerpt, path },
  }: Extract<AccessDecision, { readonly kind: 'members' }> & { readonly entry: ContentEntry },
): Promise<PageContent> {
  if (content.kind !== 'item') return content;
  const ids = content.sections.flatMap(({ blocks }) => blocks.map(({ id }) => id));
  const shown = new Set(ids.slice(0, previewBlockCount(preview, ids)));
  return {
    ...content,
    code: null,
    sections: content.sections.flatMap((entry) => partOf(entry, shown)),
    thread: { ...NO_COMMENTS, commenting: 'off', writers: 'anybody', hasLikes: false },
    offer: [
      ...(preview.kind === 'excerpt' && excerpt !== '' ? [{ kind: 'text', text: excerpt } as const] : []),
      ...(await accessOffer(published, rule, encodeURI(path))),
    ],
  };
}

function partOf(
  { section, blocks }: SectionWithBlocks,
  shown: ReadonlySet<string>,
): readonly SectionWithBlocks[] {
  const kept = blocks.filter(({ id }) => shown.has(id));
  return kept.length === 0 ? [] : [{ section, blocks: kept }];
}
