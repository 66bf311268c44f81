import { posts } from '#messages/en/posts.ts';
import type { ListProps } from './define-collection-view.ts';
import { ListHeader } from './list-header.tsx';

/** A page that a gallery shows: its title, unless the owner's own sections come first, then its slides. */
export function GalleryPage({ content, translate, mode, children }: ListProps) {
  return (
    <>
      {content.hasOwnSections ? null : (
        <div
          className="portico-section"
          data-theme="white"
          data-height="auto"
          data-width="wide"
          data-align="top"
        >
          <ListHeader title={content.title} description={content.description} mode={mode} />
          {content.isEmpty ? <p className="portico-list-empty">{translate(posts.nothingHere)}</p> : null}
        </div>
      )}
      {children}
    </>
  );
}
