import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/collections/collection-settings.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/media/image-value.ts';
import { MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import type { ContentPiece, ConversionContext } from '#domain/wordpress/content-piece.ts';
import { textBeforeMore } from '#domain/wordpress/convert-content.ts';
import { plainTextOfHtml } from '#domain/wordpress/html-nodes.ts';
import { layOutContent } from '#domain/wordpress/lay-out-content.ts';
import { limitPieces } from '#domain/wordpress/limit-pieces.ts';
import { isoDateOf, postStateOf } from '#domain/wordpress/post-state.ts';
import type { WxrItem } from '#domain/wordpress/wxr-item.ts';

export interface BuildContext extends Pick<ConversionContext, 'note'> {
  imageOf(url: string): ImageValue | null;
  readonly authorName: string;
  readonly featuredImage: ImageValue | null;
}

const UNTITLED = 'Untitled';

/** The words of a title; WordPress allows markup in it, and none at all. */
export function titleOf(item: Pick<WxrItem, 'title'>): string {
  return plainTextOfHtml(item.title).slice(0, 200) || UNTITLED;
}

/** A page: its title as the first heading, then its content. */
export function buildPage(
  item: WxrItem,
  urlName: string,
  pieces: readonly ContentPiece[],
  context: BuildContext,
): DocumentRecords {
  const title = titleOf(item);
  const heading: ContentPiece = {
    kind: 'text',
    nodes: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: title }] }],
  };
  const limited = limitPieces([heading, ...pieces], MAX_BLOCKS_PER_LAYOUT, context);
  return {
    settings: {
      id: 'settings',
      type: 'settings',
      title,
      navigationTitle: '',
      urlName,
      seoTitle: '',
      description: plainTextOfHtml(item.excerpt).slice(0, 500),
      socialImage: imageJson(context.featuredImage),
      noindex: false,
      enabled: postStateOf(item).workflowState !== 'private',
    },
    ...layOutContent(limited, { imageOf: (url) => context.imageOf(url), newId: () => createId() }),
  };
}

/** A post as an item of a blog; the item's page shows its title, date and picture by itself. */
export function buildItem(
  item: WxrItem,
  urlName: string,
  pieces: readonly ContentPiece[],
  context: BuildContext,
): DocumentRecords {
  const limited = limitPieces(pieces, MAX_BLOCKS_PER_LAYOUT, context);
  return {
    settings: {
      id: 'settings',
      type: 'settings',
      recordType: 'text',
      title: titleOf(item),
      urlName,
      workflowState: postStateOf(item).workflowState,
      publishAt: isoDateOf(item.date),
      authorName: context.authorName.slice(0, 200),
      excerpt: (plainTextOfHtml(item.excerpt) || textBeforeMore(item.content)).slice(0, 2000),
      featuredImage: imageJson(context.featuredImage),
      tags: termNames(item, 'post_tag', MAX_TAG_LENGTH, context),
      categories: termNames(item, 'category', MAX_CATEGORY_LENGTH, context),
      seoTitle: '',
      description: '',
      socialImage: null,
      noindex: false,
    },
    ...layOutContent(limited, { imageOf: (url) => context.imageOf(url), newId: () => createId() }),
  };
}

function termNames(
  item: WxrItem,
  taxonomy: string,
  maxLength: number,
  context: Pick<ConversionContext, 'note'>,
): readonly string[] {
  const names = item.terms
    .filter((term) => term.taxonomy === taxonomy)
    .map((term) => {
      const name = plainTextOfHtml(term.name);
      if (name.length > maxLength)
        context.note(`name of ${taxonomy} “${name}”, cut to ${maxLength} characters`, 'formatting-lost');
      return name.slice(0, maxLength).trim();
    });
  const byKey = new Map(names.filter((name) => name !== '').map((name) => [name.toLowerCase(), name]));
  return [...byKey.values()].slice(0, 200);
}

function imageJson(image: ImageValue | null): JsonObject | null {
  return image === null ? null : { ...image, focalPoint: { ...image.focalPoint } };
}
