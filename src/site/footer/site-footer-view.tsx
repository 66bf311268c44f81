import type { ReactNode } from 'react';

interface SiteFooterViewProps {
  readonly siteTitle: string;
  /** The footer's sections; without any the site's title stands there. */
  readonly children?: ReactNode;
}

/** The footer of a site: sections and blocks of the site's own document. */
export function SiteFooterView({ siteTitle, children }: SiteFooterViewProps) {
  return (
    <footer className="portico-footer" data-site-part="footer">
      {children ?? (
        <div
          className="portico-section"
          data-theme="white"
          data-height="auto"
          data-width="wide"
          data-align="top"
        >
          <p className="portico-footer-title">{siteTitle}</p>
        </div>
      )}
    </footer>
  );
}
