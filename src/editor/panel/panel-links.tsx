import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './panel.module.css';

export interface PanelLink {
  readonly to: string;
  readonly label: string;
  readonly description?: string;
  /** A small picture of the present choice. */
  readonly preview?: ReactNode;
}

/** The panels below this one. */
export function PanelLinks({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly PanelLink[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={styles['links']}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={styles['link'] ?? ''}>
              <span className={styles['linkTexts']}>
                <span>{link.label}</span>
                {link.description === undefined ? null : (
                  <span className={styles['description']}>{link.description}</span>
                )}
              </span>
              {link.preview}
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
