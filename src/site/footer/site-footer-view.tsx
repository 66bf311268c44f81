import type { ReactNode } from 'react';
import type { CookieLink } from './cookie-link.ts';

interface SiteFooterViewProps {
  readonly siteTitle: string;
  readonly cookieLink?: CookieLink | null;
  /** Whether that link is inert, as in the editor. */
  readonly isCookieLinkInert?: boolean;
  /** The footer's sections; without any, the site's title is shown. */
  readonly children?: ReactNode;
}

/** The footer of a site: sections and blocks of the site's own document. */
export function SiteFooterView({
  siteTitle,
  cookieLink = null,
  isCookieLinkInert = false,
  children,
}: SiteFooterViewProps) {
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
      {cookieLink === null ? null : (
        <div className="portico-footer-cookies" data-theme={cookieLink.theme} inert={isCookieLinkInert}>
          <a href={cookieLink.href}>{cookieLink.text}</a>
        </div>
      )}
    </footer>
  );
}
