import type { ReactNode } from 'react';
import type { ListPage } from '../page/page-content.ts';

interface GalleryPageProps {
  readonly content: Pick<ListPage, 'title' | 'description' | 'sections'>;
  readonly children: ReactNode;
}

/** A slide gallery, an album or a portfolio: its title, unless the owner began it with sections of their own, then its slides. */
export function GalleryPage({ content, children }: GalleryPageProps) {
  const hasOwnSections = content.sections.length > 1;
  const hasSlides = content.sections.some(({ blocks }) => blocks.length > 0);
  return (
    <>
      {hasOwnSections ? null : (
        <div
          className="portico-section"
          data-theme="white"
          data-height="auto"
          data-width="wide"
          data-align="top"
        >
          <header className="portico-list-header">
            <h1>{content.title}</h1>
            {content.description === '' ? null : <p>{content.description}</p>}
          </header>
          {hasSlides ? null : <p className="portico-list-empty">Nothing here yet.</p>}
        </div>
      )}
      {children}
    </>
  );
}
