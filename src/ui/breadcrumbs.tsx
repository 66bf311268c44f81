import { ChevronRight } from 'lucide-react';
import { Breadcrumb, Breadcrumbs as AriaBreadcrumbs, Link } from 'react-aria-components';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** From the outermost to the current place; the last one is no link. */
  readonly items: readonly { readonly label: string; readonly href?: string | undefined }[];
}

/** Where one is, and the way back up. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label={translate(kit.breadcrumbs)}>
      <AriaBreadcrumbs className={styles['list'] ?? ''}>
        {items.map((item) => (
          <Breadcrumb key={item.label} className={styles['item'] ?? ''}>
            <Link {...(item.href === undefined ? {} : { href: item.href })} className={styles['link'] ?? ''}>
              {item.label}
            </Link>
            <ChevronRight aria-hidden="true" className={styles['chevron']} />
          </Breadcrumb>
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}
