import { writeFileSync } from 'node:fs';

import { BLOCKS } from '#blocks/registry.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { renderPage } from './render-page.tsx';
import { createId } from '#lib/id.ts';
import { COLOR_THEME_IDS } from '#domain/design/color-theme-ids.ts';

const image = {
  fileId: 'a'.repeat(24),
  path: '/s/images/aaaaaaaaaaaaaaaaaaaaaaaa/pic.jpg',
  width: 2400,
  height: 1600,
  alt: 'A pic',
  focalPoint: { x: 0.5, y: 0.5 },
};
const link = (over: object) => ({
  id: createId(),
  type: 'nav-link',
  navigation: 'main',
  order: 'a',
  folderId: null,
  title: '',
  ...over,
});
const folder = link({ title: 'More', target: { kind: 'folder' }, order: 'z' });
const navs = [
  link({ target: { kind: 'document', documentId: 'b'.repeat(24) } }),
  folder,
  link({
    folderId: folder.id,
    title: 'Elsewhere',
    target: { kind: 'link', link: { kind: 'url', href: 'https://example.com', newWindow: true } },
  }),
];
const shell: any = {
  siteId: 'c'.repeat(24),
  identifier: 'demo',
  websiteType: 'classic',
  siteStatus: 'comped',
  revision: 1,
  settings: siteSettingsSchema.parse({
    id: 'settings',
    type: 'settings',
    title: 'Tea & Time',
    description: 'A café.',
    homePageId: 'h',
  }),
  header: siteHeaderSchema.parse({
    id: 'header',
    type: 'header',
    theme: 'white',
    button: { text: 'Book a table', link: { kind: 'url', href: '/about', newWindow: false } },
  }),
  design: parseDesign(undefined),
  records: Object.fromEntries(navs.map((n: any) => [n.id, n])),
  footer: [],
  origin: 'http://demo.localhost:8080',
  appOrigin: 'http://demo.app.localhost:8080',
  appDomain: 'app.localhost',
};
const request: any = {
  path: '/',
  isHome: true,
  host: 'public',
  account: null,
  roles: [],
  targets: new Map([['b'.repeat(24), { path: '/about', title: 'About' }]]),
  runtimeHref: '/_portico/visitor/main.js',
  isPreview: false,
  isScreenshot: false,
  isDevelopment: false,
};
const MIX = BLOCKS.filter((b) =>
  ['text', 'image', 'button', 'quote', 'horizontal-rule', 'spacer', 'social-links'].includes(b.type),
);
const themes = COLOR_THEME_IDS;
function sections(count: number) {
  const perSection = 6;
  const out: any[] = [];
  for (let s = 0; s * perSection < count; s++) {
    const section = sectionSchema.parse({
      id: createId(),
      type: 'section',
      order: 'a' + s,
      theme: themes[s % 10],
      background: s === 0 ? { kind: 'image', image, overlay: 0.5 } : { kind: 'theme' },
      height: s === 0 ? 'large' : 'auto',
    });
    const blocks = Array.from({ length: perSection }, (_, i) => {
      const d = MIX[(s * perSection + i) % MIX.length]!;
      return blockRecordSchema.parse({
        id: createId(),
        type: 'block',
        blockType: d.type,
        sectionId: section.id,
        desktop: { x: (i % 2) * 12, y: Math.floor(i / 2) * 12, w: 12, h: 10 },
        mobile: null,
        dataVersion: d.dataVersion,
        data: JSON.parse(JSON.stringify(d.defaults())),
      });
    });
    out.push({ section, blocks });
  }
  return out;
}
const page: any = (n: number) => ({
  kind: 'page',
  documentId: 'a'.repeat(24),
  title: 'Start',
  seoTitle: '',
  description: '',
  socialImage: null,
  isNoindex: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
  sections: sections(n),
});
await (async () => {
  const { brotliCompressSync } = await import('node:zlib');
  const home = renderPage(shell, page(18), request);
  writeFileSync('/tmp/e6/home.html', home.html);
  const base = {
    documentId: 'a'.repeat(24),
    seoTitle: '',
    description: '',
    socialImage: null,
    isNoindex: false,
    updatedAt: '2026-01-01T00:00:00.000Z',
    sections: [],
  };
  const posts = [1, 2].map((n) => ({
    id: 'p' + n,
    path: '/journal/p' + n,
    title: 'Post ' + n,
    excerpt: 'About it',
    authorName: 'Ann',
    image: n === 1 ? image : null,
    categories: ['News'],
    publishedAt: '2026-01-02T00:00:00.000Z',
  }));
  writeFileSync(
    '/tmp/e6/list.html',
    renderPage(
      shell,
      {
        ...base,
        kind: 'collection',
        title: 'Journal',
        collectionPath: '/journal',
        collectionTitle: 'Journal',
        label: null,
        posts,
        showExcerpts: true,
        pageNumber: 2,
        pageCount: 3,
      } as any,
      { ...request, path: '/journal', isHome: false },
    ).html,
  );
  writeFileSync(
    '/tmp/e6/post.html',
    renderPage(
      shell,
      {
        ...page(6),
        kind: 'item',
        title: 'First',
        collection: { id: 'x', path: '/journal', title: 'Journal' },
        authorName: 'Ann',
        publishedAt: '2026-01-02T00:00:00.000Z',
        featuredImage: image,
        tags: ['Paper'],
        categories: ['News'],
        previous: posts[0],
        next: posts[1],
        comments: [
          {
            id: '1',
            authorName: 'Bo',
            text: 'Nice\nyes',
            writtenAt: '2026-01-03T00:00:00.000Z',
            parentId: null,
          },
          { id: '2', authorName: 'Cy', text: 'ok', writtenAt: '2026-01-03T00:00:00.000Z', parentId: '1' },
        ],
      } as any,
      { ...request, path: '/journal/first', isHome: false },
    ).html,
  );
  writeFileSync(
    '/tmp/e6/404.html',
    renderPage(shell, { ...base, kind: 'not-found', title: 'Page not found', message: 'Nope' } as any, {
      ...request,
      path: '/404',
      isHome: false,
    }).html,
  );
  console.log('broken', home.brokenBlockIds, BLOCKS.map((b) => b.type).join());
  for (const f of [home.html]) console.log(f.length, brotliCompressSync(f).length);
  const sixty = page(60);
  for (let i = 0; i < 50; i++) renderPage(shell, sixty, request);
  const times: number[] = [];
  const fresh = () => JSON.parse(JSON.stringify(sixty));
  for (let i = 0; i < 200; i++) {
    const sixty = fresh();
    const t = performance.now();
    renderPage(shell, sixty, request);
    times.push(performance.now() - t);
  }
  times.sort((a, b) => a - b);
  console.log(
    '60 blocks median ms',
    times[100],
    'p95',
    times[190],
    'html',
    renderPage(shell, sixty, request).html.length,
  );
})();
