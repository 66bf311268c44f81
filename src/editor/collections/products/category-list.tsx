import { ChevronRight, GripVertical, MoreHorizontal, Tag } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Collection,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import type { CategoryNode } from '#domain/products/category-tree.ts';
import type { Category } from '#domain/products/category.ts';
import { categoryPanel } from '#messages/en/interface/category-panel.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuAction } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';
import treeStyles from '../../pages/pages.module.css';
import type { CategoryPosition } from './edit-categories.ts';
import styles from './products.module.css';

/** px; rows are measured once they are drawn. */
const LAYOUT = { estimatedRowHeight: 44, gap: 1 };

interface CategoryListProps {
  readonly tree: readonly CategoryNode[];
  readonly canWrite: boolean;
  readonly actionsOf: (category: Category) => readonly (MenuAction | 'separator')[];
  readonly onEdit: (category: Category) => void;
  readonly onMove: (ids: readonly string[], position: CategoryPosition) => void;
}

type RowParts = Pick<CategoryListProps, 'canWrite' | 'actionsOf'>;

/**
 * The categories of a store page as they are nested: edited by click or Enter, ordered and nested by dragging with
 * pointer or keyboard. Only the visible rows are drawn, however many there are.
 */
export function CategoryList({ tree, canWrite, actionsOf, onEdit, onMove }: CategoryListProps) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const nodes = flattened(tree);
  const holders = nodes
    .filter(({ children }) => children.length > 0)
    .map(({ category }) => category.id as string);
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canWrite,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    getDropOperation: () => 'move',
    shouldAcceptItemDrop: () => true,
    onMove({ keys, target }) {
      const id = String(target.key);
      const kind = target.dropPosition === 'on' ? 'into' : target.dropPosition;
      // What is put into a category is seen there.
      if (kind === 'into') setClosed((before) => new Set([...before].filter((each) => each !== id)));
      onMove([...keys].map(String), { kind, id });
    },
  });
  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <Tree
        aria-label={translate(categoryPanel.categories)}
        dragAndDropHooks={dragAndDropHooks}
        className={styles['categories'] ?? ''}
        expandedKeys={holders.filter((id) => !closed.has(id))}
        onExpandedChange={(open) => setClosed(new Set(holders.filter((id) => !open.has(id))))}
        onAction={(key) => {
          const node = nodes.find(({ category }) => category.id === key);
          if (node !== undefined && canWrite) onEdit(node.category);
        }}
        renderEmptyState={() => <p className={treeStyles['empty']}>{translate(categoryPanel.none)}</p>}
      >
        <Collection items={tree.map(keyed)} dependencies={[canWrite, actionsOf]}>
          {({ id, node }) => <CategoryItem id={id} node={node} row={{ canWrite, actionsOf }} />}
        </Collection>
      </Tree>
    </Virtualizer>
  );
}

function CategoryItem({
  id,
  node: { category, children },
  row: { canWrite, actionsOf },
}: {
  readonly id: string;
  readonly node: CategoryNode;
  readonly row: RowParts;
}) {
  const { name } = category;
  return (
    <TreeItem id={id} textValue={name} className={styles['category'] ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className={treeStyles['row']}>
            {canWrite ? (
              <Button slot="drag" className={treeStyles['grip'] ?? ''}>
                <GripVertical aria-hidden="true" />
              </Button>
            ) : null}
            {hasChildItems ? (
              <Button slot="chevron" className={treeStyles['chevron'] ?? ''} data-expanded={isExpanded}>
                <ChevronRight aria-hidden="true" />
              </Button>
            ) : (
              <Tag aria-hidden="true" />
            )}
            <span className={treeStyles['texts']}>
              <span className={treeStyles['title']}>{name}</span>
            </span>
            {canWrite ? (
              <Menu
                label={translate(categoryPanel.actionsOf, { name })}
                placement="bottom end"
                trigger={
                  <IconButton label={translate(categoryPanel.actionsOf, { name })} size="small">
                    <MoreHorizontal aria-hidden="true" />
                  </IconButton>
                }
                items={actionsOf(category)}
              />
            ) : null}
          </div>
        )}
      </TreeItemContent>
      <Collection items={children.map(keyed)} dependencies={[canWrite, actionsOf]}>
        {(child) => <CategoryItem id={child.id} node={child.node} row={{ canWrite, actionsOf }} />}
      </Collection>
    </TreeItem>
  );
}

function keyed(node: CategoryNode): { readonly id: string; readonly node: CategoryNode } {
  return { id: node.category.id, node };
}

function flattened(tree: readonly CategoryNode[]): readonly CategoryNode[] {
  return tree.flatMap((node) => [node, ...flattened(node.children)]);
}
