import { type Translate, translateEnglish } from '#messages/translator.ts';
import { pages } from '#messages/en/pages.ts';
import type { BlockContext } from '#blocks/define-block.ts';
import { imageButtonsOf } from '#domain/design/image-layouts.ts';
import { NOTHING_LOADED } from '#blocks/needs/need.ts';
import { resolveLink } from '#domain/links/resolve-link.ts';
import { renderRichText } from './rich-text/render-rich-text.tsx';

export interface BlockContextOptions {
  readonly mode: BlockContext['mode'];
  readonly host: BlockContext['host'];
  readonly siteId: string;
  readonly documentId: string;
  readonly language: string;
  /** English where absent. */
  readonly translate?: Translate;
  readonly sayToEditors?: NonNullable<BlockContext['sayToEditors']>;
  /** The present path of a page or item of the site; null where there is none. */
  readonly pathOf: (documentId: string) => string | null;
  /** 2 where the page shows its own title as `h1` (items): headings of the texts start below it. */
  readonly topHeadingLevel?: 1 | 2;
  readonly asksConsent?: boolean;
  readonly forms?: NonNullable<BlockContext['forms']>;
  readonly maps?: NonNullable<BlockContext['maps']>;
  /** Nothing where absent. */
  readonly loaded?: BlockContext['loaded'];
  readonly withoutRoom?: NonNullable<BlockContext['withoutRoom']>;
  readonly design?: NonNullable<BlockContext['design']>;
  /** Those of the design where absent. */
  readonly imageButtons?: NonNullable<BlockContext['imageButtons']>;
  readonly formatDay?: NonNullable<BlockContext['formatDay']>;
  readonly comments?: NonNullable<BlockContext['comments']>;
  /** Renders Markdown: pages have the parser loaded, the canvas loads it with the first block that needs it. */
  readonly markdown: BlockContext['renderMarkdown'];
}

/** The context that all blocks of a page or canvas share; `BlockContent` adds what differs by block. */
export function createBlockContext(options: BlockContextOptions): BlockContext {
  const {
    pathOf,
    topHeadingLevel = 1,
    markdown,
    translate = translateEnglish,
    loaded = NOTHING_LOADED,
    ...rest
  } = options;
  const { design } = rest;
  const resolve: BlockContext['resolveLink'] = (link) => resolveLink(link, pathOf);
  return {
    ...(design === undefined ? {} : { imageButtons: imageButtonsOf(design) }),
    ...rest,
    translate,
    loaded,
    resolveLink: resolve,
    renderRichText: (text, marks) =>
      renderRichText(text, {
        resolveLink: resolve,
        topHeadingLevel,
        tableLabel: translate(pages.table),
        ...marks,
      }),
    renderMarkdown: markdown,
  };
}
