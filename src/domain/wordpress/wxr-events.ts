import { childContent, childrenNamed, childText, type WxrElement } from './wxr-element.ts';
import type { WxrComment, WxrEvent, WxrItem, WxrTerm } from './wxr-item.ts';

const NO_DATE = '0000-00-00 00:00:00';

/** What an element of the channel says, or null where it is of no use here. */
export function eventOfElement(element: WxrElement): WxrEvent | null {
  switch (element.name) {
    case 'item':
      return { kind: 'item', item: itemOf(element) };
    case 'wp:author':
      return {
        kind: 'author',
        author: {
          login: childText(element, 'wp:author_login'),
          displayName: childText(element, 'wp:author_display_name') || childText(element, 'wp:author_login'),
        },
      };
    case 'wp:category':
      return termEvent(element, 'category', 'wp:category_nicename', 'wp:cat_name');
    case 'wp:tag':
      return termEvent(element, 'post_tag', 'wp:tag_slug', 'wp:tag_name');
    case 'wp:term':
      return termEvent(element, childText(element, 'wp:term_taxonomy'), 'wp:term_slug', 'wp:term_name');
    default:
      return null;
  }
}

function termEvent(element: WxrElement, taxonomy: string, slug: string, name: string): WxrEvent {
  return {
    kind: 'term',
    term: {
      taxonomy,
      id: childText(element, 'wp:term_id'),
      slug: childText(element, slug),
      name: childText(element, name),
    },
  };
}

function itemOf(element: WxrElement): WxrItem {
  const utc = childText(element, 'wp:post_date_gmt');
  const local = childText(element, 'wp:post_date');
  return {
    title: childText(element, 'title'),
    link: childText(element, 'link'),
    guid: childText(element, 'guid'),
    creator: childText(element, 'dc:creator'),
    content: childContent(element, 'content:encoded'),
    excerpt: childText(element, 'excerpt:encoded'),
    postId: childText(element, 'wp:post_id'),
    date: dateOf(utc, local),
    slug: childText(element, 'wp:post_name'),
    status: childText(element, 'wp:status'),
    parentId: childText(element, 'wp:post_parent'),
    menuOrder: Number.parseInt(childText(element, 'wp:menu_order'), 10) || 0,
    postType: childText(element, 'wp:post_type'),
    password: childText(element, 'wp:post_password'),
    isSticky: childText(element, 'wp:is_sticky') === '1',
    attachmentUrl: childText(element, 'wp:attachment_url'),
    terms: childrenNamed(element, 'category').map(termOf),
    meta: Object.fromEntries(
      childrenNamed(element, 'wp:postmeta').map((meta) => [
        childText(meta, 'wp:meta_key'),
        childText(meta, 'wp:meta_value'),
      ]),
    ),
    comments: childrenNamed(element, 'wp:comment').map(commentOf),
  };
}

function termOf(element: WxrElement): WxrTerm {
  return {
    taxonomy: element.attributes['domain'] ?? '',
    id: '',
    slug: element.attributes['nicename'] ?? '',
    name: element.text.trim(),
  };
}

function commentOf(element: WxrElement): WxrComment {
  return {
    id: childText(element, 'wp:comment_id'),
    parentId: childText(element, 'wp:comment_parent'),
    author: childText(element, 'wp:comment_author'),
    authorEmail: childText(element, 'wp:comment_author_email'),
    authorUrl: childText(element, 'wp:comment_author_url'),
    date: dateOf(childText(element, 'wp:comment_date_gmt'), childText(element, 'wp:comment_date')),
    content: childText(element, 'wp:comment_content'),
    approved: childText(element, 'wp:comment_approved'),
    type: childText(element, 'wp:comment_type'),
  };
}

function dateOf(utc: string, local: string): string {
  if (utc !== '' && utc !== NO_DATE) return utc;
  return local === NO_DATE ? '' : local;
}
