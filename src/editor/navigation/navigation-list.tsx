import { useState, type ReactNode } from 'react';
import {
  Collection,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  TreeLoadMoreItem,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { Spinner } from '#ui/spinner.tsx';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import { translate } from '#ui/translate.ts';
import type { NavigationPosition } from './navigation-commands.ts';
import { NavigationRow, type NavigationRowProps } from './navigation-row.tsx';
import type { NavigationName, NavigationNode } from './navigation-tree.ts';
import { titleOf } from '../pages/title-of.ts';
import { useEntry } from '../pages/use-entry.ts';
import styles from '../pages/pages.module.css';

const DRAG_TYPE = 'application/x-portico-nav-link';
/** px; rows are measured once they are drawn. */
const LAYOUT = { estimatedRowHeight: 44, loaderHeight: 44, gap: 1 };

type RowParts = Pick<NavigationRowProps, 'content' | 'currentDocumentId' | 'canWrite' | 'actionsOf'>;

export interface NavigationListProps extends RowParts {
  readonly label: string;
  readonly navigation: NavigationName;
  readonly nodes: readonly NavigationNode[];
  readonly empty: ReactNode;
  readonly onOpen: (link: NavLink) => void;
  readonly onMove: (linkIds: readonly string[], position: NavigationPosition) => void;
  /** Loads the next nodes; absent or null where all are loaded. */
  readonly onMore?: (() => void) | null;
  readonly isFetchingMore?: boolean;
}

/**
 * One navigation as a tree: opened by click or Enter, ordered by dragging with pointer or keyboard (EDIT-36). Only the
 * visible rows are rendered, however many there are.
 */
export function NavigationList(props: NavigationListProps) {
  const { label, navigation, nodes, content, currentDocumentId, canWrite, actionsOf, onMove } = props;
  const { onMore = null, isFetchingMore = false } = props;
  const folders = nodes.filter((node) => node.link.target.kind === 'folder').map((node) => node.link.id);
  // Folders are open until somebody closes them, those that are made later, too.
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const move = (keys: readonly string[], position: NavigationPosition): void => {
    if (position.kind === 'into') {
      // What is put into a folder is seen there.
      setClosed((before) => new Set([...before].filter((id) => id !== position.folderId)));
    }
    onMove(keys, position);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canWrite,
    getItems: (keys) => [...keys].map((key) => ({ [DRAG_TYPE]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [DRAG_TYPE],
    getDropOperation: () => 'move',
    shouldAcceptItemDrop: (target) => folders.includes(String(target.key)),
    onRootDrop: (event) => {
      void readKeys(event.items).then((keys) => move(keys, { kind: 'end', navigation }));
    },
    onInsert: (event) => {
      void readKeys(event.items).then((keys) => move(keys, positionOf(event.target)));
    },
    onItemDrop: (event) => {
      void readKeys(event.items).then((keys) =>
        move(keys, { kind: 'into', folderId: String(event.target.key) }),
      );
    },
    onMove: (event) => move([...event.keys].map(String), positionOf(event.target)),
  });
  const row: RowParts = { content, currentDocumentId, canWrite, actionsOf };

  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <Tree
        aria-label={label}
        dragAndDropHooks={dragAndDropHooks}
        expandedKeys={folders.filter((id) => !closed.has(id))}
        onExpandedChange={(open) => setClosed(new Set(folders.filter((id) => !open.has(id))))}
        className={styles['tree'] ?? ''}
        onAction={(key) => {
          const link = nodes.flatMap((node) => [node.link, ...node.children]).find((each) => each.id === key);
          if (link !== undefined) props.onOpen(link);
        }}
        renderEmptyState={() => <div className={styles['empty']}>{props.empty}</div>}
      >
        <Collection
          items={nodes.map((node) => ({ id: node.link.id, ...node }))}
          dependencies={[content, currentDocumentId, canWrite, actionsOf]}
        >
          {({ id, link, children }) => <NavigationItem id={id} row={row} link={link} links={children} />}
        </Collection>
        {onMore === null ? null : (
          <TreeLoadMoreItem isLoading={isFetchingMore} onLoadMore={onMore} className={styles['more'] ?? ''}>
            <Spinner label={translate(sitePages.loadingMore)} />
          </TreeLoadMoreItem>
        )}
      </Tree>
    </Virtualizer>
  );
}

interface NavigationItemProps {
  /** That of the link. The tree knows an item by it wherever it stands, and looks for it here. */
  readonly id: string;
  readonly row: RowParts;
  readonly link: NavLink;
  readonly links: readonly NavLink[];
}

function NavigationItem({ id, row, link, links }: NavigationItemProps) {
  // Every item of the tree is rendered, visible or not: it uses what is known of its page, and loads nothing.
  const entry = useEntry(row.content, link.target.kind === 'document' ? link.target.documentId : null, false);
  return (
    <TreeItem id={id} textValue={titleOf(link, entry ?? undefined)} className={styles['item'] ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <NavigationRow {...row} link={link} hasChildItems={hasChildItems} isExpanded={isExpanded} />
        )}
      </TreeItemContent>
      <Collection items={links}>
        {(child) => <NavigationItem id={child.id} row={row} link={child} links={[]} />}
      </Collection>
    </TreeItem>
  );
}

function positionOf(target: {
  readonly key: string | number;
  readonly dropPosition: string;
}): NavigationPosition {
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
