import { scriptSafeJson } from '#domain/seo/escape-html.ts';
import { sayIn } from '#domain/visitor-words/say-in.ts';
import { textDirection } from '#domain/seo/text-direction.ts';
import { markdownElements } from '#blocks/markdown/markdown-elements.tsx';
import type { BlockContext } from '#blocks/define-block.ts';
import { NO_ANIMATION } from '#domain/design/animation-settings.ts';
import { COOKIE_SETTINGS_HASH } from '#domain/consent/banner-events.ts';
import { FIT_TEXT_ATTRIBUTE, TIME_SINCE_ATTRIBUTE } from '#domain/visitor/feature-attributes.ts';
import { asksForRuntime } from '#domain/visitor/page-helpers.ts';
import { TOOLTIP_ATTRIBUTE } from '#domain/visitor/tooltip.ts';
import { mapsOnHost } from '#domain/maps/maps-on-host.ts';
import { parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { hasConsentPolicy } from '#domain/consent/consent-policy.ts';
import { needsRuntime } from '#domain/visitor/needs-runtime.ts';
import { PAGE_CONTEXT_ELEMENT_ID } from '#domain/visitor/page-context.ts';
import { providerHome } from '#domain/site-overlays/badge.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { fontUses } from '#domain/design/design-tokens.ts';
import { fontFilesCss, fontPreloads, subsetsOf } from '#domain/design/font-faces.ts';
import { BlockContent } from '../blocks/block-content.tsx';
import { parsedBlock } from '../blocks/parsed-block.ts';
import { formSettingsOf } from '#domain/forms/form-settings.ts';
import { formatDay } from '../collections/post-summary.ts';
import { createBlockContext } from '../create-block-context.ts';
import { renderHead } from '../head/render-head.ts';
import { pageStyles } from '../page-styles.ts';
import { saveOverlayAttribute } from '#domain/visitor/save-overlay.ts';
import saveOverlayStyles from '../styles/save-overlay.css?inline';
import animationStyles from '../styles/animations.css?inline';
import cookieLinkStyles from '../styles/cookie-link.css?inline';
import collectionStyles from '../styles/collections.css?inline';
import overlayStyles from '../styles/overlays.css?inline';
import { overlayMarkup } from '../overlays/overlay-markup.tsx';
import { pageOverlays, type PageOverlays } from '../overlays/page-overlays.ts';
import { findFirstBlocks } from './first-blocks.ts';
import { joinPieces, type MarkupPiece } from '../markup/markup-pieces.ts';
import { describeMarkup, renderMarkup, type Markup } from '../markup/render-markup.ts';
import { headOf } from './head-of.ts';
import { heroPreload } from './hero-preload.ts';
import { PageBody } from './page-body.tsx';
import { LEVELLED_HEADING_STYLES, levelHeadings } from './level-headings.ts';
import type { PageContent } from './page-content.ts';
import { pageContextOf } from './page-context-of.ts';
import type { PageRequest } from './page-request.ts';
import { themesOf } from './page-themes.ts';
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
  const overlays = pageOverlays(shell, content, request);
  const draw = (leftOut: ReadonlySet<string>): Markup =>
    describeMarkup(
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
    );
  let body: Markup;
  let broken: readonly string[] = [];
  try {
    body = draw(NOTHING_LEFT_OUT);
  } catch (error) {
    broken = findBrokenBlocks([...content.sections, ...shell.footer], context);
    // Nothing to leave out: the fault is not in a block, and the error page has to answer.
    if (broken.length === 0) throw error;
    body = draw(new Set(broken));
  }
  const drawn = overlaysMarkup(overlays, footerContext, shell);
  return {
    html: assemble(shell, content, request, body, drawn.overlays, drawn.markup),
    brokenBlockIds: [...broken, ...drawn.brokenBlockIds],
  };
}

/** A popup whose form cannot be drawn is left out, and the page stays. */
function overlaysMarkup(overlays: PageOverlays, context: BlockContext, shell: SiteShell) {
  const draw = (drawn: PageOverlays) => ({
    overlays: drawn,
    markup: overlayMarkup(drawn, context, providerHome(shell.appOrigin, shell.identifier)),
  });
  try {
    return { ...draw(overlays), brokenBlockIds: [] };
  } catch (error) {
    const form = overlays.popup?.form ?? null;
    if (form === null) throw error;
    return { ...draw({ ...overlays, popup: null }), brokenBlockIds: [form.id] };
  }
}

const NO_FIRST_BLOCKS = { isBackgroundFirst: false, imageId: null, headingId: null };

function assemble(
  shell: SiteShell,
  content: PageContent,
  request: PageRequest,
  rendered: Markup,
  overlays: PageOverlays,
  over: Markup,
): string {
  const { settings, design } = shell;
  const body = levelHeadings(withHeading(rendered, content));
  const overHtml = joinPieces(over.pieces);
  const inSections = [...content.sections, ...shell.footer].flatMap((entry) => entry.blocks);
  const popupForm = overlays.popup?.form ?? null;
  const blocks = popupForm === null ? inSections : [...inSections, popupForm];
  const animation = request.isScreenshot ? NO_ANIMATION : (design.animations ?? NO_ANIMATION);
  const saveMode = settings.pinterestOverlayOptions?.mode ?? 'off';
  const hasItalic = ITALIC_ELEMENTS.some((tag) => rendered.tags.has(tag) || over.tags.has(tag));
  const hasBehaviours = blocks.some((block) => {
    const parsed = parsedBlock(block);
    if (!parsed.ok) return false;
    const { declaration, data } = parsed.value;
    return declaration.hasBehaviour && (declaration.needsBehaviour?.(data) ?? true);
  });
  const runsScripts =
    !request.isScreenshot &&
    needsRuntime({
      hasBehaviours,
      useEscapeKeyToLogin: settings.useEscapeKeyToLogin,
      hasSiteOverlays:
        overlays.popup !== null || overlays.infoBar !== null || overlays.announcementBar !== null,
      hasConsent: hasConsentPolicy(parseCookieBanner(shell.records['cookie-banner'])),
      hasPageFeatures: animation.kind !== 'none' || saveMode !== 'off' || hasPageFeatures(rendered),
      host: request.host,
    });
  const subsets = subsetsOf(rendered.wideText + over.wideText);
  const fonts = fontUses(design, hasItalic);
  // App hosts run no scripts that stand in a page, and a picture of a page is made with its fonts.
  const hasLateFonts = request.host === 'public' && !request.isScreenshot;
  const styles = pageStyles({
    design,
    blockTypes: blocks.map((block) => block.blockType),
    themes: themesOf(shell, content, overlays),
    subsets,
    hasItalic,
    hasLateFonts,
    hasButton: hasClass(rendered, 'portico-button') || hasClass(over, 'portico-button'),
    site: body.hasChanged ? LEVELLED_HEADING_STYLES : '',
    extra:
      (content.kind === 'collection' || content.kind === 'item' ? collectionStyles : '') +
      (animation.kind === 'none' ? '' : animationStyles) +
      (saveMode === 'off' ? '' : saveOverlayStyles) +
      (hasClass(rendered, 'portico-footer-cookies') ? cookieLinkStyles : '') +
      (overHtml !== '' || overlays.announcementBar !== null ? overlayStyles : ''),
  });
  const head = renderHead({
    ...headOf(shell, content, request),
    fontPreloads: hasLateFonts ? [] : fontPreloads(fonts),
    lateFonts: hasLateFonts ? fontFilesCss(fonts, subsets) : null,
    heroPreload: heroPreload(rendered.firstPicture),
    styles,
    scriptHref: runsScripts ? request.runtimeHref : null,
  });
  const pageContext = request.isScreenshot
    ? ''
    : `<script type="application/json" id="${PAGE_CONTEXT_ELEMENT_ID}">${scriptSafeJson(pageContextOf(shell, content, request, overlays))}</script>`;
  const language = settings.language === '' ? 'en' : settings.language;
  return (
    `<!DOCTYPE html>\n<html lang="${language.replaceAll(/[^\w-]/g, '')}" dir="${textDirection(language)}">${head}` +
    `<body data-theme="white" data-page-type="${content.kind}"${content.documentId === '' ? '' : ` data-page="${content.documentId}"`}${animation.kind === 'none' ? '' : ` data-animation="${animation.kind}" data-animation-speed="${animation.speed}"`}${saveOverlayAttribute(saveMode)}>${body.html}${overHtml}${pageContext}</body></html>\n`
  );
}

/** What the runtime does for elements that ask for it. */
const FEATURE_ATTRIBUTES = [TIME_SINCE_ATTRIBUTE, FIT_TEXT_ATTRIBUTE, TOOLTIP_ATTRIBUTE];
const FOREIGN_FEATURES = new RegExp(` (?:${FEATURE_ATTRIBUTES.join('|')})[= >]`);

/** Whether something in the page asks for the runtime by itself, be it in markup of others. */
function hasPageFeatures({ dataAttributes, fragmentLinks, foreign }: Markup): boolean {
  return (
    FEATURE_ATTRIBUTES.some((name) => dataAttributes.has(name)) ||
    [...fragmentLinks].some((address) => address.endsWith(COOKIE_SETTINGS_HASH)) ||
    FOREIGN_FEATURES.test(foreign) ||
    asksForRuntime(foreign)
  );
}

function hasClass({ classes, foreign }: Markup, name: string): boolean {
  return [...classes].some((list) => list.includes(name)) || foreign.includes(name);
}

/** Elements that browsers set in italics; others are only where a design says so. */
const ITALIC_ELEMENTS = ['em', 'i', 'cite', 'blockquote', 'dfn'];

/** A page without a first heading of its own gets one for those who do not see it. */
function withHeading({ pieces, mainAt }: Markup, content: PageContent): readonly MarkupPiece[] {
  const hasFirst = pieces.some((piece) => typeof piece !== 'string' && piece.level === 1);
  if (mainAt === null || hasFirst) return pieces;
  const added = describeMarkup(<h1 className="portico-hidden">{content.title}</h1>);
  return pieces.toSpliced(mainAt, 0, ...added.pieces);
}

function contextOf(shell: SiteShell, content: PageContent, request: PageRequest): BlockContext {
  return createBlockContext({
    markdown: markdownElements,
    mode: 'page',
    itemsOf: (collectionId) => request.items?.get(collectionId) ?? null,
    formatDay: (at) => formatDay(at, shell.settings),
    host: request.host,
    siteId: shell.siteId,
    documentId: content.documentId,
    language: shell.settings.language,
    say: sayIn(shell.settings.language),
    asksConsent: hasConsentPolicy(parseCookieBanner(shell.records['cookie-banner'])),
    forms: formSettingsOf(shell.settings),
    ...(shell.maps === undefined ? {} : { maps: mapsOnHost(shell.maps, request.host) }),
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
        renderMarkup(<BlockContent block={block} context={context} />);
        return [];
      } catch {
        return [block.id];
      }
    });
}
