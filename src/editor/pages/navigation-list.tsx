import {
  ChevronRight,
  Disc3,
  FileText,
  Folder,
  GripVertical,
  House,
  Images,
  LayoutGrid,
  Link2,
  MoreHorizontal,
  Rows3,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Collection, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuAction } from '#ui/menu.tsx';
import type { ContentListEntry } from '#contract/pages.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import type { NavigationPlace } from './navigation-commands.ts';
import type { NavigationName, NavigationNode } from './navigation-tree.ts';
import { StateLabel } from './state-label.tsx';
import { titleOf } from './title-of.ts';
import styles from './pages.module.css';

const DRAG_TYPE = 'application/x-portico-nav-link';

export interface NavigationListProps {
  readonly label: string;
  readonly navigation: NavigationName;
  readonly nodes: readonly NavigationNode[];
  readonly entries: ReadonlyMap<string, ContentListEntry>;
  readonly currentDocumentId: string | null;
  readonly canWrite: boolean;
  readonly empty: ReactNode;
  readonly onOpen: (link: NavLink) => void;
  readonly onMove: (linkIds: readonly string[], place: NavigationPlace) => void;
  readonly actionsOf: (link: NavLink) => readonly (MenuAction | 'separator')[];
}

/** One navigation as a tree: opened by click or Enter, arranged by dragging with pointer or keyboard (EDIT-36). */
export function NavigationList(props: NavigationListProps) {
  const { label, navigation, nodes, canWrite, onMove } = props;
  const folders = nodes.filter((node) => node.link.target.kind === 'folder').map((node) => node.link.id);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canWrite,
    getItems: (keys) => [...keys].map((key) => ({ [DRAG_TYPE]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [DRAG_TYPE],
    getDropOperation: () => 'move',
    shouldAcceptItemDrop: (target) => folders.includes(String(target.key)),
    onRootDrop: (event) => {
      void readKeys(event.items).then((keys) => onMove(keys, { kind: 'end', navigation }));
    },
    onInsert: (event) => {
      void readKeys(event.items).then((keys) => onMove(keys, placeOf(event.target)));
    },
    onItemDrop: (event) => {
      void readKeys(event.items).then((keys) =>
        onMove(keys, { kind: 'into', folderId: String(event.target.key) }),
      );
    },
    onMove: (event) => onMove([...event.keys].map(String), placeOf(event.target)),
  });

  return (
    <Tree
      aria-label={label}
      items={nodes}
      dragAndDropHooks={dragAndDropHooks}
      defaultExpandedKeys={folders}
      className={styles['tree'] ?? ''}
      onAction={(key) => {
        const link = nodes.flatMap((node) => [node.link, ...node.children]).find((each) => each.id === key);
        if (link !== undefined) props.onOpen(link);
      }}
      renderEmptyState={() => <div className={styles['empty']}>{props.empty}</div>}
      dependencies={[props.entries, props.currentDocumentId, canWrite]}
    >
      {({ link, children }) => <NavigationItem {...props} id={link.id} link={link} links={children} />}
    </Tree>
  );
}

interface NavigationItemProps extends NavigationListProps {
  /** That of the link. The tree knows an item by it wherever it stands, and looks for it here. */
  readonly id: string;
  readonly link: NavLink;
  readonly links: readonly NavLink[];
}

function NavigationItem({ id, link, links, ...props }: NavigationItemProps) {
  const { entries, currentDocumentId, canWrite, actionsOf } = props;
  const documentId = link.target.kind === 'document' ? link.target.documentId : null;
  const entry = documentId === null ? undefined : entries.get(documentId);
  const title = titleOf(link, entry);
  return (
    <TreeItem id={id} textValue={title} className={styles['item'] ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div
            className={styles['row']}
            data-current={documentId !== null && documentId === currentDocumentId}
          >
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
            <span className={styles['title']} title={title}>
              {title}
            </span>
            {entry === undefined ? null : <StateLabel entry={entry} />}
            {canWrite ? (
              <Menu
                label={`Actions of ${title}`}
                placement="bottom end"
                trigger={
                  <IconButton label={`Actions of ${title}`} size="small">
                    <MoreHorizontal aria-hidden="true" />
                  </IconButton>
                }
                items={actionsOf(link)}
              />
            ) : null}
          </div>
        )}
      </TreeItemContent>
      <Collection items={links}>
        {(child) => <NavigationItem {...props} id={child.id} link={child} links={[]} />}
      </Collection>
    </TreeItem>
  );
}

function iconOf(link: NavLink, entry: ContentListEntry | undefined): ReactNode {
  if (link.target.kind === 'folder') return <Folder aria-hidden="true" />;
  if (link.target.kind === 'link') return <Link2 aria-hidden="true" />;
  if (entry?.collectionType === 'slide-gallery') return <Images aria-hidden="true" />;
  if (entry?.collectionType === 'album') return <Disc3 aria-hidden="true" />;
  if (entry?.collectionType === 'portfolio') return <LayoutGrid aria-hidden="true" />;
  if (entry?.kind === 'collection') return <Rows3 aria-hidden="true" />;
  return entry?.isHome === true ? <House aria-hidden="true" /> : <FileText aria-hidden="true" />;
}

function placeOf(target: { readonly key: string | number; readonly dropPosition: string }): NavigationPlace {
  const linkId = String(target.key);
  if (target.dropPosition === 'on') return { kind: 'into', folderId: linkId };
  return { kind: target.dropPosition === 'before' ? 'before' : 'after', linkId };
}

interface DroppedText {
  readonly kind: 'text';
  getText(type: string): Promise<string>;
}

async function readKeys(items: readonly { readonly kind: string }[]): Promise<string[]> {
  const texts = items.filter((item): item is DroppedText => item.kind === 'text');
  return Promise.all(texts.map((item) => item.getText(DRAG_TYPE)));
}
