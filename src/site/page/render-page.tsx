import { renderToStaticMarkup } from 'react-dom/server';
import { scriptSafeJson } from '#domain/seo/escape-html.ts';
import { textDirection } from '#domain/seo/text-direction.ts';
import type { BlockContext } from '#blocks/define-block.ts';
import { needsRuntime } from '#domain/visitor/needs-runtime.ts';
import { PAGE_CONTEXT_ELEMENT_ID } from '#domain/visitor/page-context.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { fontPreloads, subsetsOf } from '#domain/design/font-faces.ts';
import { fontUses } from '#domain/design/design-tokens.ts';
import { BlockContent } from '../blocks/block-content.tsx';
import { parsedBlock } from '../blocks/parsed-block.ts';
import { createBlockContext } from '../create-block-context.ts';
import { renderHead } from '../head/render-head.ts';
import { pageStyles } from '../page-styles.ts';
import collectionStyles from '../styles/collections.css?inline';
import { findFirstBlocks } from './first-blocks.ts';
import { headOf } from './head-of.ts';
import { heroPreload } from './hero-preload.ts';
import { PageBody } from './page-body.tsx';
import { LEVELLED_HEADING_STYLES, levelHeadings } from './level-headings.ts';
import type { PageContent } from './page-content.ts';
import { pageContextOf } from './page-context-of.ts';
import type { PageRequest } from './page-request.ts';
import { themesIn } from './page-themes.ts';
import type { SiteShell } from './site-shell.ts';

/** A rendered page, and what went wrong in single blocks of it. */
export interface RenderedPage {
  readonly html: string;
  /** Ids of blocks that threw; they are left out. */
  readonly brokenBlockIds: readonly string[];
}

const NOTHING_LEFT_OUT: ReadonlySet<string> = new Set();

/**
 * A page as HTML: a pure function of published documents and design, complete without scripts. A block that throws is
 * left out and takes nothing else with it.
 */
export function renderPage(shell: SiteShell, content: PageContent, request: PageRequest): RenderedPage {
  const context = contextOf(shell, content, request);
  const footerContext = contextOf(shell, { ...content, kind: 'page' }, request);
  const first = findFirstBlocks(content.sections);
  const draw = (leftOut: ReadonlySet<string>): string =>
    renderToStaticMarkup(
      <PageBody
        shell={shell}
        content={content}
        request={request}
        context={context}
        footerContext={footerContext}
        first={content.kind === 'item' && content.featuredImage !== null ? NO_FIRST_BLOCKS : first}
        leftOut={leftOut}
      />,
    );
  let body: string;
  let broken: readonly string[] = [];
  try {
    body = draw(NOTHING_LEFT_OUT);
  } catch (error) {
    broken = findBrokenBlocks([...content.sections, ...shell.footer], context);
    // Nothing to leave out: the fault is not in a block, and the error page has to answer.
    if (broken.length === 0) throw error;
    body = draw(new Set(broken));
  }
  return { html: assemble(shell, content, request, body), brokenBlockIds: broken };
}

const NO_FIRST_BLOCKS = { isBackgroundFirst: false, imageId: null, headingId: null };

function assemble(shell: SiteShell, content: PageContent, request: PageRequest, rendered: string): string {
  const { settings, design } = shell;
  const body = levelHeadings(withHeading(rendered, content));
  const blocks = [...content.sections, ...shell.footer].flatMap((entry) => entry.blocks);
  const hasItalic = /<(em|i|cite|blockquote|dfn)[ >]/.test(body);
  const hasBehaviours = blocks.some((block) => {
    const parsed = parsedBlock(block);
    return parsed.ok && parsed.value.declaration.hasBehaviour;
  });
  const runsScripts =
    !request.isScreenshot &&
    needsRuntime({
      hasBehaviours,
      useEscapeKeyToLogin: settings.useEscapeKeyToLogin,
      host: request.host,
    });
  const styles = pageStyles({
    design,
    blockTypes: blocks.map((block) => block.blockType),
    themes: themesIn(body),
    subsets: subsetsOf(body),
    hasItalic,
    hasButton: body.includes('portico-button'),
    site: body.includes(' data-as=') ? LEVELLED_HEADING_STYLES : '',
    extra: content.kind === 'collection' || content.kind === 'item' ? collectionStyles : '',
  });
  const head = renderHead({
    ...headOf(shell, content, request),
    fontPreloads: fontPreloads(fontUses(design, hasItalic)),
    heroPreload: heroPreload(body),
    styles,
    scriptHref: runsScripts ? request.runtimeHref : null,
  });
  const pageContext = request.isScreenshot
    ? ''
    : `<script type="application/json" id="${PAGE_CONTEXT_ELEMENT_ID}">${scriptSafeJson(pageContextOf(shell, content, request))}</script>`;
  const language = settings.language === '' ? 'en' : settings.language;
  return (
    `<!DOCTYPE html>\n<html lang="${language.replaceAll(/[^\w-]/g, '')}" dir="${textDirection(language)}">${head}` +
    `<body data-theme="white" data-page-type="${content.kind}"${content.documentId === '' ? '' : ` data-page="${content.documentId}"`}>${body}${pageContext}</body></html>\n`
  );
}

/** A page without a first heading of its own gets one for those who do not see it. */
function withHeading(body: string, content: PageContent): string {
  if (body.includes('<h1')) return body;
  const heading = renderToStaticMarkup(<h1 className="portico-hidden">{content.title}</h1>);
  return body.replace('<main id="main" tabindex="-1">', (opening) => opening + heading);
}

function contextOf(shell: SiteShell, content: PageContent, request: PageRequest): BlockContext {
  return createBlockContext({
    mode: 'page',
    host: request.host,
    siteId: shell.siteId,
    documentId: content.documentId,
    language: shell.settings.language,
    pathOf: (documentId) => request.targets.get(documentId)?.path ?? null,
    // Lists, items and messages show their title as the page's first heading.
    topHeadingLevel: content.kind === 'page' ? 1 : 2,
  });
}

function findBrokenBlocks(sections: readonly SectionWithBlocks[], context: BlockContext): readonly string[] {
  return sections
    .flatMap((entry) => entry.blocks)
    .flatMap((block) => {
      try {
        renderToStaticMarkup(<BlockContent block={block} context={context} />);
        return [];
      } catch {
        return [block.id];
      }
    });
}
