import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import type { ContentPiece, ConversionContext } from '#compose/wordpress/content-piece.ts';
import { textBeforeMore } from '#compose/wordpress/convert-content.ts';
import { withoutShortcodes } from '#compose/wordpress/expand-shortcodes.ts';
import { plainTextOfHtml } from '#compose/wordpress/html-nodes.ts';
import { cutToFit } from '#compose/wordpress/split-text.ts';
import { layOutContent } from '#compose/wordpress/lay-out-content.ts';
import { limitPieces } from '#compose/wordpress/limit-pieces.ts';
import { isoDateOf, postStateOf } from '#domain/wordpress/post-state.ts';
import type { WxrItem } from '#domain/wordpress/wxr-item.ts';
import { labelOf } from './label-of.ts';

export interface BuildContext extends Pick<ConversionContext, 'note' | 'cut'> {
  imageOf(url: string): ImageValue | null;
  readonly authorName: string;
  readonly featuredImage: ImageValue | null;
}

const UNTITLED = 'Untitled';
const MAX_TITLE_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_EXCERPT_LENGTH = 2000;
/** Of each kind on one post. */
const MAX_LABELS = 200;

/** The words of a title; WordPress allows markup in it, and none at all. */
export function titleOf(item: Pick<WxrItem, 'title'>): string {
  return cutText(plainTextOfHtml(item.title), MAX_TITLE_LENGTH) || UNTITLED;
}

/** A page: its title as the first heading, then its content. */
export function buildPage(
  item: WxrItem,
  urlName: string,
  pieces: readonly ContentPiece[],
  context: BuildContext,
): DocumentRecords {
  const title = titleOf(item);
  const whole = plainTextOfHtml(item.title) || UNTITLED;
  const heading: ContentPiece = {
    kind: 'text',
    nodes: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: whole }] }],
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
      description: kept(excerptOf(item), MAX_DESCRIPTION_LENGTH, 'excerpt', context),
      socialImage: context.featuredImage,
      noindex: false,
      enabled: postStateOf(item).workflowState !== 'private',
    },
    ...layOutContent(limited, {
      imageOf: (url) => context.imageOf(url),
      newId: () => createId(),
      width: 'medium',
    }),
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
      title: kept(plainTextOfHtml(item.title), MAX_TITLE_LENGTH, 'title', context) || UNTITLED,
      urlName,
      workflowState: postStateOf(item).workflowState,
      publishAt: isoDateOf(item.date),
      authorName: kept(context.authorName, MAX_TITLE_LENGTH, 'author', context),
      excerpt:
        kept(excerptOf(item), MAX_EXCERPT_LENGTH, 'excerpt', context) ||
        cutText(textBeforeMore(item.content), MAX_EXCERPT_LENGTH),
      featuredImage: context.featuredImage,
      tags: termNames(item, 'tag', context),
      categories: termNames(item, 'category', context),
      seoTitle: '',
      description: '',
      socialImage: null,
      noindex: false,
    },
    ...layOutContent(limited, {
      imageOf: (url) => context.imageOf(url),
      newId: () => createId(),
      width: 'narrow',
    }),
  };
}

/** The part of a text that can be stored; the rest is in the report. */
function kept(text: string, max: number, what: string, context: Pick<ConversionContext, 'cut'>): string {
  const { fits, rest } = cutToFit(text, max);
  if (rest !== '') context.cut(what, rest);
  return fits;
}

function excerptOf(item: WxrItem): string {
  return plainTextOfHtml(withoutShortcodes(item.excerpt));
}

function termNames(
  item: WxrItem,
  kind: 'category' | 'tag',
  context: Pick<ConversionContext, 'note'>,
): readonly string[] {
  const taxonomy = kind === 'category' ? 'category' : 'post_tag';
  const byKey = new Map<string, string>();
  for (const term of item.terms) {
    if (term.taxonomy !== taxonomy) continue;
    const name = labelOf(term.name, kind);
    const whole = plainTextOfHtml(term.name);
    if (name !== whole) context.note(`name of ${taxonomy} “${whole}”, cut to “${name}”`, 'formatting-lost');
    if (name !== '') byKey.set(name.toLowerCase(), name);
  }
  const names = [...byKey.values()];
  for (const name of names.slice(MAX_LABELS))
    context.note(`${kind} “${name}” beyond ${MAX_LABELS}`, 'left-out');
  return names.slice(0, MAX_LABELS);
}
