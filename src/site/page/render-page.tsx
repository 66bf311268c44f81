import { captchaSiteKeyOn } from '../collections/captcha-site-key-on.ts';
import { threadInBlock } from './thread-in-block.tsx';
import { siteTranslator } from '#messages/site-translator.ts';
import { scriptSafeJson } from '#domain/seo/escape-html.ts';
import { textDirection } from '#domain/seo/text-direction.ts';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { BlockContext } from '#blocks/define-block.ts';
import { mapsOnHost } from '#domain/maps/maps-on-host.ts';
import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { hasConsentPolicy } from '#domain/consent/consent-policy.ts';
import { PAGE_CONTEXT_ELEMENT_ID } from '#domain/page-runtime/page-context.ts';
import { providerHome } from '#domain/overlays/badge.ts';
import { ownFontsWorn } from '#domain/design/font-of-design.ts';
import { ownFontFilesCss } from '#domain/design/own-fonts.ts';
import { IMAGE_VARIANTS } from '#domain/design/image-layouts.ts';
import { fontUses } from '#domain/design/design-tokens.ts';
import { fontFilesCss, fontPreloads, subsetsOf } from '#domain/design/font-faces.ts';
import { formSettingsOf } from '#domain/forms/form-settings.ts';
import { formatDay } from '#site/collections/format-day.ts';
import { createBlockContext } from '../create-block-context.ts';
import { renderHead } from '../head/render-head.ts';
import { pageStyles } from '../page-styles.ts';
import { overlayMarkup } from '../overlays/overlay-markup.tsx';
import { pageOverlays, type PageOverlays } from '../overlays/page-overlays.ts';
import { findLeftOutBlocks } from './find-left-out-blocks.tsx';
import { findFirstBlocks } from './first-blocks.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import { headOf } from './head-of.ts';
import { heroPreload } from './hero-preload.ts';
import { PageBody } from './page-body.tsx';
import { LEVELLED_HEADING_STYLES, levelHeadings } from './level-headings.ts';
import type { PageContent } from '#site/content/page-content.ts';
import { ownerCodeOf } from './owner-code.ts';
import { PageFacts } from './page-facts.ts';
import type { PageFeature, PagePart, WrittenPage } from './features/page-feature.ts';
import { PAGE_FEATURES } from './features/page-features.ts';
import { pageContextOf, type PublishedPageContext } from './page-context-of.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import { themesOf } from './page-themes.ts';
import type { SiteShell } from '#site/content/site-shell.ts';

/** A rendered page, and the errors of single blocks. */
export interface RenderedPage {
  readonly html: string;
  /** Ids of blocks that threw, or exceeded the page's budget; they are left out. */
  readonly brokenBlockIds: readonly string[];
}

const NOTHING_LEFT_OUT: ReadonlySet<string> = new Set();

/**
 * A page as HTML: a pure function of published documents and design, complete without scripts. A block that throws is
 * left out without affecting others; so is a block that exceeds the page's budget.
 */
export function renderPage(
  shell: SiteShell,
  content: PageContent,
  request: PageRequest,
  features: readonly PageFeature[] = PAGE_FEATURES,
): RenderedPage {
  const context = contextOf(shell, content, request);
  const footerContext = contextOf(shell, { ...content, kind: 'page' }, request);
  const first = findFirstBlocks(content.sections, context.loaded);
  const overlays = pageOverlays(shell, content, request);
  const draw = (leftOut: ReadonlySet<string>): PagePart => {
    const facts = new PageFacts();
    const html = renderMarkup(
      <PageBody
        shell={shell}
        content={content}
        request={request}
        context={context}
        footerContext={footerContext}
        first={content.kind === 'item' && content.featuredImage !== null ? NO_FIRST_BLOCKS : first}
        leftOut={leftOut}
        announcementBar={overlays.announcementBar}
      />,
      undefined,
      facts,
    );
    return { html, facts };
  };
  let body: PagePart;
  let broken: readonly string[] = [];
  try {
    body = draw(NOTHING_LEFT_OUT);
  } catch (error) {
    const found = findLeftOutBlocks([...shell.footer, ...content.sections], context);
    broken = [...found.broken, ...found.withoutRoom];
    // No block is at fault: the error page has to be shown.
    if (broken.length === 0) throw error;
    body = draw(new Set(broken));
  }
  const drawn = overlaysMarkup(overlays, footerContext, shell);
  const bands = [...content.sections, ...shell.footer];
  const popupForm = drawn.overlays.popup?.form ?? null;
  const page: WrittenPage = {
    shell,
    content,
    request,
    overlays: drawn.overlays,
    sections: bands.map(({ section }) => section),
    blocks: [...bands.flatMap((entry) => entry.blocks), ...(popupForm === null ? [] : [popupForm])],
    body,
    over: drawn.markup,
  };
  return { html: assemble(page, features), brokenBlockIds: [...broken, ...drawn.brokenBlockIds] };
}

/** A popup whose form cannot be rendered is left out, and the page is shown without it. */
function overlaysMarkup(overlays: PageOverlays, context: BlockContext, shell: SiteShell) {
  const home = providerHome(shell.appOrigin, shell.identifier);
  const draw = (drawn: PageOverlays) => {
    const facts = new PageFacts();
    return { overlays: drawn, markup: { html: overlayMarkup(drawn, context, home, facts), facts } };
  };
  try {
    return { ...draw(overlays), brokenBlockIds: [] };
  } catch (error) {
    const form = overlays.popup?.form ?? null;
    if (form === null) throw error;
    return { ...draw({ ...overlays, popup: null }), brokenBlockIds: [form.id] };
  }
}

const NO_FIRST_BLOCKS = { isBackgroundFirst: false, imageId: null, headingId: null };

/** The whole document of a page whose body is written. */
function assemble(page: WrittenPage, features: readonly PageFeature[]): string {
  const { shell, content, request, overlays, blocks, body, over } = page;
  const { settings, design } = shell;
  const outlined = withOutline(body, content);
  const ownerCode = ownerCodeOf(shell, content, request);
  const hasItalic = ITALIC_ELEMENTS.some((tag) => body.facts.hasElement(tag) || over.facts.hasElement(tag));
  const runsScripts =
    !request.isScreenshot && features.some((feature) => feature.needsRuntime?.(page) ?? false);
  const subsets = subsetsOf(body.facts.wide + over.facts.wide);
  const fonts = fontUses(design, hasItalic);
  // App hosts run no inline scripts, and a screenshot is made with its fonts.
  const hasLateFonts = request.host === 'public' && !request.isScreenshot;
  const styles = pageStyles({
    design,
    blockTypes: [
      ...blocks.map((block) => block.blockType),
      ...features.flatMap((feature) => feature.blockTypes?.(page) ?? []),
    ],
    imageVariants: IMAGE_VARIANTS.filter((variant) =>
      blocks.some(({ blockType, data }) => blockType === 'image' && data['variant'] === variant),
    ),
    themes: themesOf(shell, content, overlays),
    subsets,
    hasItalic,
    hasLateFonts,
    hasClass: (name) => body.facts.hasClass(name) || over.facts.hasClass(name),
    site: outlined.hasChanged ? LEVELLED_HEADING_STYLES : '',
    extra: features.map((feature) => feature.styles?.(page) ?? '').join(''),
  });
  const head = renderHead({
    ...headOf(shell, content, request),
    fontPreloads: hasLateFonts ? [] : fontPreloads(fonts),
    lateFonts: hasLateFonts ? fontFilesCss(fonts, subsets) + ownFontFilesCss(ownFontsWorn(design)) : null,
    heroPreload: heroPreload(body.facts.hero),
    styles,
    scriptHref: runsScripts ? request.runtimeHref : null,
    ownerCode: ownerCode.head,
  });
  const language = settings.language === '' ? 'en' : settings.language;
  const bodyAttributes = features.map((feature) => feature.bodyAttributes?.(page) ?? '').join('');
  return (
    `<!DOCTYPE html>\n<html lang="${language.replaceAll(/[^\w-]/g, '')}" dir="${textDirection(language)}">${head}` +
    `<body data-theme="white" data-page-type="${content.kind}"${content.documentId === '' ? '' : ` data-page="${content.documentId}"`}${bodyAttributes}>${outlined.html}${over.html}${contextScript(page, features)}${ownerCode.bodyEnd}</body></html>\n`
  );
}

/** The page context; a screenshot has none. */
function contextScript(page: WrittenPage, features: readonly PageFeature[]): string {
  const { shell, content, request, overlays } = page;
  if (request.isScreenshot) return '';
  const context: PublishedPageContext = Object.assign(
    pageContextOf(shell, content, request, overlays),
    ...features.map((feature) => feature.context?.(page)),
  );
  return `<script type="application/json" id="${PAGE_CONTEXT_ELEMENT_ID}">${scriptSafeJson(context)}</script>`;
}

/** Elements that browsers set in italics; in others only a design does. */
const ITALIC_ELEMENTS = ['em', 'i', 'cite', 'blockquote', 'dfn'];

/**
 * The page with levelled headings. One without an `h1` gets a visually hidden one, at the beginning of its main
 * content.
 */
function withOutline({ html, facts: { headings, mainAt } }: PagePart, content: PageContent) {
  if (mainAt === null || headings.some(({ level }) => level === 1)) return levelHeadings(html, headings);
  const added = renderMarkup(<h1 className="portico-hidden">{content.title}</h1>);
  const end = { level: 1, isEnd: true, at: mainAt + added.length - '</h1>'.length };
  return levelHeadings(html.slice(0, mainAt) + added + html.slice(mainAt), [
    ...headings.filter(({ at }) => at < mainAt),
    { level: 1, isEnd: false, at: mainAt },
    end,
    ...headings.flatMap((tag) => (tag.at < mainAt ? [] : [{ ...tag, at: tag.at + added.length }])),
  ]);
}

function contextOf(shell: SiteShell, content: PageContent, request: PageRequest): BlockContext {
  return createBlockContext({
    markdown: markdownElements,
    mode: 'page',
    ...(request.loaded === undefined ? {} : { loaded: request.loaded }),
    formatDay: (at) => formatDay(at, shell.settings),
    design: shell.design,
    host: request.host,
    siteId: shell.siteId,
    documentId: content.documentId,
    language: shell.settings.language,
    translate: siteTranslator(shell.settings.language),
    asksConsent: hasConsentPolicy(parseCookieBanner(shell.records['cookie-banner'])),
    forms: formSettingsOf(shell.settings),
    ...(shell.maps === undefined ? {} : { maps: mapsOnHost(shell.maps, request.host) }),
    pathOf: (documentId) => request.targets.get(documentId)?.path ?? null,
    // Lists, items and messages show their title as the page's first heading.
    topHeadingLevel: content.kind === 'page' ? 1 : 2,
    ...threadInBlock(
      content,
      shell.settings,
      siteTranslator(shell.settings.language),
      captchaSiteKeyOn(request.host, shell.settings),
    ),
  });
}
