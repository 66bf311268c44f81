import type { DocumentId, DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { composeSection } from '#compose/compose-section.ts';
import type { SectionPlan } from '#compose/section-plan.ts';
import { createId } from '#lib/id.ts';
import { orderKeysBetween } from '#lib/order-key.ts';
import type { TemplateBlog, TemplateContent, TemplatePage, TemplatePost } from './site-template.ts';

const DAY_MS = 86_400_000;

/** The records of the site's own document: settings, look, header, navigation and footer. */
export function siteRecords(
  title: string,
  content: TemplateContent,
  idOf: (key: string) => DocumentId,
): DocumentRecords {
  const [home] = content.pages;
  return recordsOf(
    {
      id: 'settings',
      type: 'settings',
      title,
      tagline: content.tagline,
      description: content.description,
      logo: null,
      favicon: null,
      socialImage: null,
      language: 'en-US',
      timeZone: 'UTC',
      homePageId: home === undefined ? null : idOf(home.key),
      notFoundPageId: null,
      noindex: false,
      useEscapeKeyToLogin: false,
    },
    { ...content.design, id: 'design', type: 'design' },
    { ...content.header, id: 'header', type: 'header' },
    ...navigationRecords(content, idOf),
    ...layoutRecords(content.footer),
    ...(content.siteRecords ?? []),
  );
}

/** The records of a page. */
export function pageRecords(page: TemplatePage): DocumentRecords {
  return recordsOf(
    {
      id: 'settings',
      type: 'settings',
      title: page.title,
      navigationTitle: '',
      urlName: page.urlName,
      seoTitle: '',
      description: page.description,
      socialImage: page.socialImage ?? null,
      noindex: page.noindex ?? false,
      enabled: true,
    },
    ...layoutRecords(page.sections),
  );
}

/** The records of a blog, without its posts. */
export function blogRecords(blog: TemplateBlog): DocumentRecords {
  return recordsOf({
    id: 'settings',
    type: 'settings',
    collectionType: 'blog',
    title: blog.title,
    navigationTitle: '',
    urlName: blog.urlName,
    seoTitle: '',
    description: blog.description,
    socialImage: null,
    noindex: false,
    enabled: true,
    pageSize: 10,
    showExcerpts: true,
  });
}

/** The records of a post, dated back from the day the site is made. */
export function postRecords(post: TemplatePost, at: Date): DocumentRecords {
  return recordsOf(
    {
      id: 'settings',
      type: 'settings',
      recordType: 'text',
      title: post.title,
      urlName: post.urlName,
      workflowState: 'published',
      publishAt: new Date(at.getTime() - post.daysAgo * DAY_MS).toISOString(),
      authorName: '',
      excerpt: post.excerpt,
      featuredImage: post.image,
      tags: [...post.tags],
      categories: [...post.categories],
      seoTitle: '',
      // Its excerpt stands in for it.
      description: '',
      socialImage: null,
      noindex: false,
    },
    ...layoutRecords(post.sections),
  );
}

function navigationRecords(content: TemplateContent, idOf: (key: string) => DocumentId): object[] {
  const { blog, store, folders = [] } = content;
  const toDocument = (key: string, navigation: string, inFolder: string | null) => ({
    id: createId(),
    navigation,
    folderId: inFolder,
    target: { kind: 'document', documentId: idOf(key) },
    title: '',
  });
  const withCollections = (page: TemplatePage, navigation: string, folderOfPage: string | null) => [
    toDocument(page.key, navigation, folderOfPage),
    ...[store, blog].flatMap((collection) =>
      collection?.afterPage === page.key ? [toDocument(collection.key, 'main', folderOfPage)] : [],
    ),
  ];
  const entries = content.pages.flatMap((page) => withCollections(page, page.navigation, null));
  const inFolders = folders.flatMap(({ title, pages }) => {
    const folderId = createId();
    const folder = { id: folderId, navigation: 'main', folderId: null, target: { kind: 'folder' }, title };
    return [folder, ...pages.flatMap((page) => withCollections(page, 'main', folderId))];
  });
  const all = [...entries, ...inFolders];
  const orders = orderKeysBetween(null, null, all.length);
  return all.map((entry, index) => ({ ...entry, type: 'nav-link', order: orders[index] }));
}

export function layoutRecords(plans: readonly SectionPlan[]): object[] {
  const orders = orderKeysBetween(null, null, plans.length);
  return plans.flatMap((plan, index) => {
    const { section, blocks } = composeSection(plan, createId);
    return [{ ...section, order: orders[index] }, ...blocks];
  });
}

export function recordsOf(...records: readonly object[]): DocumentRecords {
  const all = records as readonly DocumentRecord[];
  return Object.fromEntries(all.map((record) => [record.id, record]));
}
