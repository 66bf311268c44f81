import type { ListProps } from '../define-collection-view.ts';
import { labelPath } from '#site/collections/label-path.ts';
import { pageHref } from '../page-href.ts';
import { PostList } from './post-list.tsx';

/** The sections of a blog and its posts, or those of one of its categories or tags. */
export function BlogList({ content, dates, translate, mode, children }: ListProps) {
  const { label, collectionPath, pageNumber, pageCount } = content;
  const listPath = label === null ? collectionPath : labelPath(collectionPath, label.kind, label.name);
  return (
    <>
      {label === null ? children : null}
      <PostList
        title={label?.name ?? content.title}
        description={label === null ? content.description : ''}
        collectionPath={collectionPath}
        posts={content.posts}
        isEmpty={content.isEmpty}
        showExcerpts={content.showExcerpts}
        newerHref={pageNumber > 1 ? pageHref(listPath, pageNumber - 1) : null}
        olderHref={pageNumber < pageCount ? pageHref(listPath, pageNumber + 1) : null}
        pageNumber={pageNumber}
        pageCount={pageCount}
        dates={dates}
        translate={translate}
        isTop={label !== null || !content.hasOwnSections}
        mode={mode}
      />
    </>
  );
}
