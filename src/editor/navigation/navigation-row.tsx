import { ChevronRight, FileText, Folder, GripVertical, House, Link2, MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { ContentListEntry } from '#contract/pages.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuAction } from '#ui/menu.tsx';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import { editorOfCollection } from '../collections/collection-editors.ts';
import type { SiteContent } from '../site-context/content.ts';
import { StateLabel } from '../pages/state-label.tsx';
import { titleOf } from '../pages/title-of.ts';
import { useEntry } from '../pages/use-entry.ts';
import styles from '../pages/pages.module.css';

export interface NavigationRowProps {
  readonly link: NavLink;
  readonly content: SiteContent;
  readonly currentDocumentId: DocumentId | null;
  readonly canWrite: boolean;
  readonly hasChildItems: boolean;
  readonly isExpanded: boolean;
  /** `entry` is null where the link's page does not exist, `undefined` while that is unknown. */
  readonly actionsOf: (
    link: NavLink,
    entry: ContentListEntry | null | undefined,
  ) => readonly (MenuAction | 'separator')[];
}

/** The content of a row of the tree. Only visible rows are rendered, and only those load their page. */
export function NavigationRow({
  link,
  content,
  currentDocumentId,
  canWrite,
  hasChildItems,
  isExpanded,
  actionsOf,
}: NavigationRowProps) {
  const documentId = link.target.kind === 'document' ? link.target.documentId : null;
  const entry = useEntry(content, documentId);
  const title = titleOf(link, entry ?? undefined);
  const type = entry?.collectionType ?? null;
  const RowAction = type === null ? null : editorOfCollection(type).RowAction;
  return (
    <div className={styles['row']} data-current={documentId !== null && documentId === currentDocumentId}>
      {canWrite ? (
        <Button slot="drag" className={styles['grip'] ?? ''}>
          <GripVertical aria-hidden="true" />
        </Button>
      ) : null}
      {hasChildItems ? (
        <Button slot="chevron" className={styles['chevron'] ?? ''} data-expanded={isExpanded}>
          <ChevronRight aria-hidden="true" />
        </Button>
      ) : null}
      <span className={styles['icon']}>{iconOf(link, entry)}</span>
      <span className={styles['texts']}>
        <span className={styles['title']}>
          {entry === undefined && link.title === '' ? <span className={styles['awaited']} /> : title}
        </span>
        {entry === null || entry === undefined ? null : <StateLabel entry={entry} />}
      </span>
      {canWrite && entry !== null && entry !== undefined && RowAction !== null ? (
        <RowAction collection={entry} />
      ) : null}
      {canWrite ? (
        <Menu
          label={translate(sitePages.actionsOf, { title })}
          placement="bottom end"
          trigger={
            <IconButton label={translate(sitePages.actionsOf, { title })} size="small">
              <MoreHorizontal aria-hidden="true" />
            </IconButton>
          }
          items={actionsOf(link, entry)}
        />
      ) : null}
    </div>
  );
}

function iconOf(link: NavLink, entry: ContentListEntry | null | undefined): ReactNode {
  if (link.target.kind === 'folder') return <Folder aria-hidden="true" />;
  if (link.target.kind === 'link') return <Link2 aria-hidden="true" />;
  if (entry != null && entry.collectionType !== null) {
    const { icon: Icon } = editorOfCollection(entry.collectionType);
    return <Icon aria-hidden="true" />;
  }
  return entry?.isHome === true ? <House aria-hidden="true" /> : <FileText aria-hidden="true" />;
}
