import type { SiteSummary } from '#contract/sites.ts';
import { firstLetter } from '#ui/first-letter.ts';
import styles from './site-thumbnail.module.css';

/**
 * The site's home page, live and small. It comes from the public host, where the session is unknown, and runs no
 * scripts; it takes neither the focus nor the pointer.
 */
export function SiteThumbnail({ site }: { readonly site: SiteSummary }) {
  return (
    <span className={styles['frame']} aria-hidden="true">
      {site.isPublished ? (
        <iframe
          key={site.revision}
          src={`${site.publicUrl}?screenshot=true`}
          title={`Home page of ${site.title}`}
          tabIndex={-1}
          loading="lazy"
          inert
          sandbox="allow-same-origin"
          className={styles['page']}
        />
      ) : (
        <span className={styles['letter']}>{firstLetter(site.title)}</span>
      )}
    </span>
  );
}
