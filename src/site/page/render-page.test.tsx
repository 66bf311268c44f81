import { describe, expect, it, vi } from 'vitest';
import { image } from '#blocks/image/index.ts';
import { imageDefaults } from '#blocks/image/schema.ts';
import { accordion } from '#blocks/accordion/index.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import type { SectionWithBlocks } from '#domain/pages/page-model.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import type { Id } from '#lib/id.ts';
import type { ItemPage, PageContent } from '#site/content/page-content.ts';
import type { PageRequest } from '#site/content/page-request.ts';
import { readingTimeFeature } from './features/testing/reading-time/index.ts';
import { renderPage } from './render-page.tsx';
import type { SiteShell } from '#site/content/site-shell.ts';

// Stylesheets are empty where no bundler makes them.
vi.mock('#blocks/text/table.css?inline', () => ({ default: '.table-rules{}' }));
vi.mock('#blocks/image/poster.css?inline', () => ({ default: '.poster-rules{}' }));
vi.mock('#blocks/image/beside.css?inline', () => ({ default: '.beside-rules{}' }));

const FIRST = '1' as Id<'comment'>;
const PAGE_ID = 'a'.repeat(24);
const OTHER_ID = 'b'.repeat(24);

const shell: SiteShell = {
  siteId: 'c'.repeat(24),
  identifier: 'demo',
  websiteType: 'classic',
  siteStatus: 'comped',
  revision: 1,
  settings: siteSettingsSchema.parse({
    id: 'settings',
    type: 'settings',
    title: 'Tea & Time </script>',
    description: 'A café.',
    homePageId: PAGE_ID,
  }),
  header: siteHeaderSchema.parse({ id: 'header', type: 'header' }),
  design: parseDesign(undefined),
  records: {
    n1: {
      id: 'n1',
      type: 'nav-link',
      navigation: 'main',
      order: 'b',
      folderId: null,
      title: '',
      target: { kind: 'document', documentId: OTHER_ID },
    },
    n2: {
      id: 'n2',
      type: 'nav-link',
      navigation: 'main',
      order: 'a',
      folderId: null,
      title: 'More',
      target: { kind: 'folder' },
    },
    n3: {
      id: 'n3',
      type: 'nav-link',
      navigation: 'main',
      order: 'c',
      folderId: 'n2',
      title: 'Out',
      target: { kind: 'link', link: { kind: 'url', href: 'https://example.com', newWindow: true } },
    },
    n4: {
      id: 'n4',
      type: 'nav-link',
      navigation: 'main',
      order: 'd',
      folderId: null,
      title: 'Gone',
      target: { kind: 'document', documentId: 'd'.repeat(24) },
    },
  },
  footer: [],
  origin: 'http://demo.localhost:8080',
  appOrigin: 'http://demo.app.localhost:8080',
  appDomain: 'app.localhost',
};

const withFont = (design: SiteShell['design'], body: string): SiteShell['design'] => ({
  ...design,
  fonts: { ...design.fonts, body },
});

const request: PageRequest = {
  path: '/',
  isHome: true,
  host: 'public',
  account: null,
  websiteRoles: [],
  targets: new Map([[OTHER_ID, { path: '/about', title: 'About' }]]),
  runtimeHref: '/_portico/visitor/main.js',
  isPreview: false,
  isScreenshot: false,
  isDevelopment: false,
};

function section(blocks: readonly object[]): SectionWithBlocks {
  return {
    section: sectionSchema.parse({ id: 's1', type: 'section', order: 'a', theme: 'dark' }),
    blocks: blocks.map((block, index) =>
      blockRecordSchema.parse({
        id: `block${index}`,
        type: 'block',
        sectionId: 's1',
        desktop: { x: 0, y: index, w: 12, h: 1 },
        ...block,
      }),
    ),
  };
}

const text = {
  blockType: 'text',
  data: {
    text: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'Hello <b>' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'Come in, the tea is ready.' }] },
      ],
    },
    size: 'normal',
  },
};

function page(blocks: readonly object[]): PageContent {
  return {
    kind: 'page',
    documentId: PAGE_ID,
    title: 'Start',
    seoTitle: '',
    description: '',
    socialImage: null,
    isNoindex: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
    sections: [section(blocks)],
  };
}

const post: ItemPage = {
  ...page([text]),
  kind: 'item',
  recordType: 'text',
  title: 'First post',
  collection: { id: OTHER_ID, path: '/journal', title: 'Journal' },
  authorName: 'Ann',
  publishedAt: '2026-01-02T03:04:05.000Z',
  featuredImage: null,
  tags: ['Paper'],
  categories: ['News & more'],
  previous: { path: '/journal/older', title: 'Older' },
  next: null,
  thread: {
    count: 2,
    pageNumber: 1,
    pageCount: 1,
    commenting: 'off',
    writers: 'anybody',
    hasLikes: false,
    comments: [
      {
        id: FIRST,
        authorName: 'Bo',
        isByMember: false,
        text: 'Nice <i>',
        writtenAt: '2026-01-03T00:00:00.000Z',
        parentId: null,
        isRemoved: false,
        likes: 0,
        mark: null,
      },
      {
        id: '2' as Id<'comment'>,
        authorName: '',
        isByMember: false,
        text: 'Yes',
        writtenAt: '2026-01-04T00:00:00.000Z',
        parentId: FIRST,
        isRemoved: false,
        likes: 0,
        mark: null,
      },
    ],
  },
};

function graphIn(html: string): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
}

function contextIn(html: string): Record<string, unknown> {
  const json = /id="portico-page-context">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return JSON.parse(json) as Record<string, unknown>;
}

describe('a published page', () => {
  it('carries the colors of the themes that its blocks wear by themselves [DSGN-57]', () => {
    const worn = (look: object) =>
      renderPage(shell, page([{ ...text, look }]), request).html.includes('[data-theme=bright]{');
    expect(worn({ background: 'bright' })).toBe(true);
    expect(worn({ background: '#b00020' })).toBe(false);
  });

  it('carries the rules of tables and of layouts of pictures where it has some [CONT-05] [BLK-73]', () => {
    const cell = {
      type: 'tableCell',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: '5' }] }],
    };
    const table = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] };
    const withTable = {
      blockType: 'text',
      data: { text: { type: 'doc', content: [table] }, size: 'normal' },
    };
    const picture = (variant: string) => ({
      blockType: 'image',
      dataVersion: image.dataVersion,
      data: {
        ...imageDefaults(),
        variant,
        title: 'The oven',
        image: {
          fileId: 'f'.repeat(24),
          path: `/s/images/${'f'.repeat(24)}/oven.jpg`,
          width: 600,
          height: 400,
          alt: '',
          focalPoint: { x: 0.5, y: 0.5 },
        },
      },
    });
    const rules = (blocks: readonly object[]) => {
      const { html } = renderPage(shell, page(blocks), request);
      return ['.table-rules', '.poster-rules', '.beside-rules'].filter((rule) => html.includes(rule));
    };
    expect(rules([text, picture('stack'), picture('inline')])).toEqual([]);
    expect(rules([text, withTable])).toEqual(['.table-rules']);
    expect(rules([picture('poster')])).toEqual(['.poster-rules']);
    for (const layout of ['card', 'overlap', 'collage'])
      expect(rules([picture(layout)])).toEqual(['.beside-rules']);
  });

  it('is complete without scripts: escaped text, navigation in order with folders [CONT-137]', () => {
    const { html } = renderPage(shell, page([text]), request);
    expect(html).toContain('Hello &lt;b&gt;</h1>');
    expect(html).toContain('<summary>More</summary>');
    expect(html.indexOf('<summary>More')).toBeLessThan(html.indexOf('href="/about"'));
    expect(html).toContain('href="https://example.com" target="_blank" rel="noopener"');
    expect(html).not.toContain('Gone');
    expect(html).not.toContain('<script type="module"');
  });

  it('names title, description, canonical and OpenGraph [FIND-45] [FIND-64] [FIND-65]', () => {
    const { html } = renderPage(shell, page([text]), request);
    expect(html).toContain('<title>Tea &amp; Time &lt;/script&gt;</title>');
    expect(html).toContain('<meta name="description" content="A café.">');
    expect(html).toContain('<link rel="canonical" href="http://demo.localhost:8080/">');
    expect(html).toContain('<meta property="og:url" content="http://demo.localhost:8080/">');
    const about = renderPage(shell, page([text]), { ...request, path: '/about', isHome: false }).html;
    expect(about).toContain('<title>Start — Tea &amp; Time &lt;/script&gt;</title>');
    expect(about).toContain('content="Hello &lt;b&gt; Come in, the tea is ready."');
  });

  it('carries one graph that no content can end [FIND-57] [FIND-58]', () => {
    const { html } = renderPage(shell, page([text]), request);
    expect(html.match(/application\/ld\+json/g)).toHaveLength(1);
    expect(graphIn(html).map((thing) => thing['@type'])).toEqual(['WebSite', 'Organization', 'WebPage']);
    expect(graphIn(html)[0]?.['name']).toBe('Tea & Time </script>');
  });

  it('describes a post with its trail, dates and comments [FIND-59] [FIND-65] [CONT-139] [COMT-06] [COMT-07]', () => {
    const { html } = renderPage(shell, post, { ...request, path: '/journal/first', isHome: false });
    const graph = graphIn(html);
    expect(graph.map((thing) => thing['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'BlogPosting']);
    expect(graph[2]).toMatchObject({
      headline: 'First post',
      datePublished: '2026-01-02T03:04:05.000Z',
      author: { name: 'Ann' },
      commentCount: 2,
    });
    expect(html).toContain('<time datetime="2026-01-02T03:04:05.000Z">January 2, 2026</time>');
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta property="article:published_time" content="2026-01-02T03:04:05.000Z">');
    expect(html).toContain('href="/journal/category/News%20%26%20more"');
    expect(html).toContain('href="/journal/older"');
    expect(html).toContain('Nice &lt;i&gt;');
    expect(html).toContain('href="/journal/feed.xml"');
    // The post's title is the page's one h1; headings of its text begin below.
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(contextIn(html)).toMatchObject({ pageType: 'item', itemId: PAGE_ID, collectionId: OTHER_ID });
  });

  it('describes a project of a portfolio as a work, with nothing that its page does not show [FIND-57] [FIND-59] [CONT-108]', () => {
    const project = { ...post, recordType: 'portfolio-item', publishedAt: null, tags: ['oak'] } as const;
    const { html } = renderPage(shell, project, { ...request, path: '/work/table', isHome: false });
    const graph = graphIn(html);
    expect(graph.map((thing) => thing['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'CreativeWork']);
    expect(graph[2]).toMatchObject({
      '@id': expect.stringMatching(/\/work\/table#work$/),
      name: 'First post',
      creator: { '@type': 'Person', name: 'Ann' },
      genre: ['News & more'],
      keywords: ['oak'],
      commentCount: 2,
    });
    expect(graph[2]).not.toHaveProperty('datePublished');
    expect(graph[2]).not.toHaveProperty('headline');
  });

  it('fetches the runtime where one of its features needs it', () => {
    const scriptsOf = (title: string): readonly string[] =>
      renderPage(shell, { ...post, title }, request, [readingTimeFeature]).html.match(
        /<script[^>]* src="[^"]*"/g,
      ) ?? [];
    expect(scriptsOf('Short')).toEqual([]);
    expect(scriptsOf('word '.repeat(60))).toEqual(['<script type="module" src="/_portico/visitor/main.js"']);
  });

  it('fetches the runtime where a summary shows its products over the page [NAV-33]', () => {
    const prices = { lowest: 1200, highest: 1200, onSale: 'none', original: 1200 } as const;
    const jug = {
      id: OTHER_ID,
      path: '/shop/jug',
      title: 'Jug',
      excerpt: '',
      authorName: '',
      image: null,
      categories: [],
      publishedAt: null,
      commentCount: 0,
      product: { currency: 'USD', prices, isSoldOut: false },
    };
    const htmlOf = (showQuickView: boolean): string => {
      const data = { collection: { kind: 'page', documentId: OTHER_ID }, showQuickView };
      const loaded = (() => [jug]) as unknown as PageRequest['loaded'];
      return renderPage(shell, page([{ blockType: 'summary', data }]), { ...request, loaded } as PageRequest)
        .html;
    };
    expect([true, false].map((each) => htmlOf(each).includes('/visitor/main.js'))).toEqual([true, false]);
  });

  it('leaves out a block that cannot be shown and keeps the rest [CONT-03]', () => {
    const { html } = renderPage(shell, page([{ blockType: 'unknown', data: {} }, text]), request);
    expect(html).toContain('Come in, the tea is ready.');
    expect(html).not.toContain('no block of the type');
  });

  it('has a heading for screen readers where the owner set none', () => {
    const { html } = renderPage(shell, page([]), request);
    expect(html).toContain('<h1 class="portico-hidden">Start</h1>');
  });

  it('tells the runtime what a visitor may know, and who is signed in on app hosts only [CONT-233] [CONT-234] [CONT-236] [CONT-237] [CONT-238] [CONT-239] [CONT-242] [CONT-244] [CONT-245] [CONT-247] [CONT-251] [CONT-263]', () => {
    const account = { id: 'e'.repeat(24), displayName: 'Ann' };
    const visitor = contextIn(
      renderPage(shell, page([text]), { ...request, account, websiteRoles: ['admin'] }).html,
    );
    expect(visitor).toMatchObject({
      website: {
        id: shell.siteId,
        identifier: 'demo',
        baseUrl: 'http://demo.localhost:8080',
        websiteType: 'classic',
        siteStatus: 'comped',
      },
      websiteSettings: { useEscapeKeyToLogin: false },
      appDomain: 'app.localhost',
      pageType: 'page',
      authenticatedAccount: null,
      websiteRoles: [],
    });
    const owner = renderPage(shell, page([text]), {
      ...request,
      host: 'app',
      account,
      websiteRoles: ['admin'],
    }).html;
    expect(contextIn(owner)).toMatchObject({ authenticatedAccount: account, websiteRoles: ['admin'] });
    expect(owner).toContain('<script type="module" src="/_portico/visitor/main.js">');
  });

  it('is not indexed as a preview, on an app host or as not found [FIND-41] [CONT-140]', () => {
    for (const html of [
      renderPage(shell, page([text]), { ...request, isPreview: true }).html,
      renderPage(shell, page([text]), { ...request, host: 'app' }).html,
      renderPage(shell, { ...post, kind: 'not-found', message: 'No.' }, request).html,
    ]) {
      expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(html).not.toContain('rel="canonical"');
      expect(html).not.toContain('ld+json');
    }
  });

  it('runs nothing and tells nothing for a picture of the page', () => {
    const { html } = renderPage(shell, page([text]), { ...request, isScreenshot: true, host: 'app' });
    expect(html).not.toContain('<script');
  });

  it('lets fonts wait for the first paint on public hosts, and not without scripts', () => {
    const { html } = renderPage(shell, page([text]), request);
    expect(html).toMatch(/<style media="\(scripting: none\)">@font-face\{[^<]*\.woff2/);
    expect(html.replace(/<style media=.*?<\/style>/s, '')).not.toContain('.woff2)');
    expect(html).not.toContain('as="font"');
    expect(html).toContain('font-family:"Fraunces Fallback"');
  });

  it('fetches fonts at once where no script of a page may run', () => {
    for (const other of [
      { ...request, host: 'app' as const },
      { ...request, isScreenshot: true },
    ]) {
      const { html } = renderPage(shell, page([text]), other);
      expect(html).toContain('as="font" type="font/woff2" crossorigin>');
      expect(html).not.toContain('<style media');
      expect(html).not.toContain('<script>');
    }
  });

  it('declares the parts of a font that its texts need', () => {
    const quote = {
      blockType: 'markdown',
      data: { source: 'Привет **мир**' },
    };
    expect(renderPage(shell, page([text]), request).html).not.toContain('-cyrillic-');
    expect(
      renderPage({ ...shell, design: withFont(shell.design, 'inter') }, page([quote]), request).html,
    ).toContain('inter-cyrillic-');
  });

  it.each([
    ['en-US', 'Skip to content'],
    ['de-AT', 'Zum Inhalt springen'],
    ['fr', 'Aller au contenu'],
    ['ar', 'تخطَّ إلى المحتوى'],
  ])('begins with a link to its content, on a site in %s: %s', (language, words) => {
    const site = { ...shell, settings: { ...shell.settings, language } };
    expect(renderPage(site, page([text]), request).html).toContain(`href="#main">${words}</a>`);
  });

  it('writes right-to-left languages as such', () => {
    const arabic = { ...shell, settings: { ...shell.settings, language: 'ar-EG' } };
    expect(renderPage(arabic, page([text]), request).html).toContain('<html lang="ar-EG" dir="rtl">');
  });
});

describe('what pages can have besides their blocks', () => {
  const runtimeOf = (site: SiteShell, content: PageContent, asked: PageRequest) =>
    renderPage(site, content, asked).html.includes('<script type="module"');

  it('needs no script without behaviours, Escape key and contributor [DATA-50]', () => {
    const settings = { ...shell.settings, useEscapeKeyToLogin: true };
    const closed = { blockType: 'accordion', data: accordion.defaults() };
    expect(runtimeOf(shell, page([text]), request)).toBe(false);
    expect(runtimeOf({ ...shell, settings }, page([text]), request)).toBe(true);
    expect(runtimeOf(shell, page([text]), { ...request, host: 'app' })).toBe(true);
    expect(runtimeOf(shell, page([closed]), request)).toBe(true);
  });

  it('ends the navigation with the way to the account where the site has members [MEMB-05] [MEMB-29] [MEMB-65]', () => {
    const settings = { ...shell.settings, useEscapeKeyToLogin: false };
    const draw = (changed: Partial<SiteShell>, shown: PageContent = page([text])) =>
      renderPage({ ...shell, settings, ...changed }, shown, request).html;
    const without = draw({});
    expect(without).not.toContain('/account');
    expect(without).not.toContain('hasMembers');
    expect(without).not.toContain('<script type="module"');
    const html = draw({ hasMembers: true });
    expect(html).toContain('<a href="/account"><span>Sign in</span><span>Account</span></a></li></ul></nav>');
    expect(html).toContain('"hasMembers":true');
    expect(html).toContain('<script type="module"');
    expect(html).not.toContain('authenticatedMemberAccountId');
    const hidden = draw({ hasMembers: true, header: { ...shell.header, showsAccount: false } });
    expect(hidden).not.toContain('/account');
    expect(hidden).toContain('"hasMembers":true');
    // The editor opens with a picture of what its canvas shows.
    const members = { ...shell, settings, hasMembers: true };
    const pictureOn = (host: 'app' | 'public') =>
      renderPage(members, page([text]), { ...request, isScreenshot: true, host }).html;
    expect(pictureOn('app')).toContain('<a href="/account">');
    expect(pictureOn('public')).not.toContain('/account');
    const own: PageContent = {
      ...page([text]),
      kind: 'account',
      parts: [],
      isSignedIn: true,
      runsOwnCode: false,
    };
    expect(draw({ hasMembers: true }, own)).toContain(
      '<a href="/account" aria-current="page">Account</a></li></ul></nav>',
    );
  });

  it.each([
    'cart-v2',
    'checkout',
    'order-confirmed',
    'order-received',
    'donate',
    'contribution-confirmed',
    'subscription-confirmed',
    'membership-confirmed',
    'reviews-request',
  ] as const)(
    'gives the page type %s to the page, whose markup is its view [CONT-147] [CONT-148] [CONT-149] [CONT-150] [CONT-151] [CONT-152] [CONT-154] [CONT-155] [CONT-156] [CONT-157]',
    (kind) => {
      const view = <h1>What one visitor sees</h1>;
      const shown = { kind, view, cartCount: null, styles: '', runsOwnCode: false } as const;
      const { html } = renderPage(shell, { ...page([]), ...shown }, request);
      expect(contextIn(html)).toMatchObject({ pageType: kind });
      expect(html).toContain(`data-page-type="${kind}"`);
      expect(/<main[^>]*>([^]*)<\/main>/.exec(html)?.[1]?.trim()).toBe('<h1>What one visitor sees</h1>');
    },
  );

  it('tells the runtime of the advertising pixel where the site has one, and never on pages of the shop and of accounts [CENS-74] [CENS-76] [COMM-118] [ORD-16]', () => {
    const draw = (metaPixelId: string, shown: PageContent = page([text])) =>
      renderPage({ ...shell, settings: { ...shell.settings, metaPixelId } }, shown, request).html;
    expect(draw('')).not.toContain('"pixel"');
    const html = draw('1234567890');
    expect(html).toContain('"pixel":{"id":"1234567890"}');
    expect(html).toContain('<script type="module"');
    expect(html).not.toContain('facebook');
    const own: PageContent = {
      ...page([text]),
      kind: 'account',
      parts: [],
      isSignedIn: true,
      runsOwnCode: false,
    };
    expect(draw('1234567890', own)).not.toContain('"pixel"');
  });

  it('takes styles, context, attributes of the body and the runtime from each of a list', () => {
    const snow = {
      name: 'snow',
      styles: () => '.snow{color:white}',
      context: () => ({ gmRenderKey: 'sun' }),
      bodyAttributes: () => ' data-snow=""',
      needsRuntime: () => true,
    };
    const { html } = renderPage(shell, page([text]), request, [{ name: 'nothing' }, snow]);
    expect(html).toContain('.snow{color:white}');
    expect(html).toContain('data-snow=""><a class="portico-skip"');
    expect(html).toContain('<script type="module"');
    expect(contextIn(html)).toMatchObject({ gmRenderKey: 'sun', pageType: 'page' });
    expect(renderPage(shell, page([text]), request, [{ name: 'nothing' }]).html).not.toContain('snow');
  });

  it('tells of its list what only some pages have [CONT-233]', () => {
    const moving = {
      ...shell,
      design: { ...shell.design, animations: { kind: 'fade', speed: 'slow' } },
    } as SiteShell;
    const { html } = renderPage(moving, page([text]), request);
    expect(html).toContain('data-animation="fade" data-animation-speed="slow"');
    expect(contextIn(html)).toMatchObject({ showAnnouncementBar: false });
    expect(contextIn(html)).not.toHaveProperty('popupOverlaySettings');
    const pictured = renderPage(moving, page([text]), { ...request, isScreenshot: true }).html;
    expect(pictured).not.toContain('data-animation');
  });
});
