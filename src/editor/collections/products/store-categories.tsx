import { FolderPlus, Pencil, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { categoriesOf, categoryTree } from '#domain/products/category-tree.ts';
import { MAX_CATEGORIES, type Category } from '#domain/products/category.ts';
import { createId } from '#lib/id.ts';
import { categoryPanel } from '#messages/en/interface/category-panel.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import slideStyles from '../../slides/slides.module.css';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryList } from './category-list.tsx';
import { addCategory, editCategory, moveCategories, removeCategory } from './edit-categories.ts';

interface StoreCategoriesProps {
  readonly store: DocumentStore;
  /** Of the store page, encoded. */
  readonly path: string;
  readonly canWrite: boolean;
}

type Open =
  | { readonly kind: 'add'; readonly parent: Category | null }
  | { readonly kind: 'edit'; readonly category: Category };

/** The categories of a store page (COMM-114): added, named, nested and ordered; each step can be undone. */
export function StoreCategories({ store, path, canWrite }: StoreCategoriesProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const records = useStore(
    store.store,
    useShallow((state) => Object.values(state.view).filter(({ type }) => type === 'category')),
  );
  const categories = useMemo(() => categoriesOf(records), [records]);
  const tree = useMemo(() => categoryTree(categories), [categories]);
  const isFull = categories.length >= MAX_CATEGORIES;
  return (
    <div className={slideStyles['editor']}>
      {canWrite ? (
        <div className={slideStyles['actions']}>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" size={14} />}
            isDisabled={isFull}
            onPress={() => setOpen({ kind: 'add', parent: null })}
          >
            {translate(categoryPanel.add)}
          </Button>
          {isFull ? (
            <p className={slideStyles['note']}>
              {translate(categoryPanel.atMost, { count: MAX_CATEGORIES })}
            </p>
          ) : null}
        </div>
      ) : null}
      <CategoryList
        tree={tree}
        canWrite={canWrite}
        onEdit={(category) => setOpen({ kind: 'edit', category })}
        onMove={(ids, position) => {
          const command = moveCategories(categories, ids, position);
          if (command.operations.length > 0) store.run(command);
        }}
        actionsOf={(category) => [
          {
            id: 'edit',
            label: translate(categoryPanel.edit),
            icon: <Pencil aria-hidden="true" />,
            onAction: () => setOpen({ kind: 'edit', category }),
          },
          {
            id: 'within',
            label: translate(categoryPanel.within),
            icon: <FolderPlus aria-hidden="true" />,
            isDisabled: isFull,
            onAction: () => setOpen({ kind: 'add', parent: category }),
          },
          'separator',
          {
            id: 'remove',
            label: translate(categoryPanel.remove),
            icon: <Trash2 aria-hidden="true" />,
            isDanger: true,
            onAction: () => store.run(removeCategory(categories, category)),
          },
        ]}
      />
      {open === null ? null : (
        <CategoryDialog
          categories={categories}
          category={open.kind === 'edit' ? open.category : null}
          parent={open.kind === 'add' ? open.parent : null}
          path={`${path}/category/`}
          onClose={() => setOpen(null)}
          onSave={(name, urlName) => {
            const command =
              open.kind === 'edit'
                ? editCategory(categories, open.category, name, urlName)
                : addCategory(categories, createId(), name, open.parent?.id ?? null);
            if (command.operations.length > 0) store.run(command);
          }}
        />
      )}
    </div>
  );
}
