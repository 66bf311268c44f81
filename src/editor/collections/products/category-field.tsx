import { useMemo, useState } from 'react';
import { changing } from '#domain/documents/changing.ts';
import { withAncestors } from '#domain/products/category-tree.ts';
import { MAX_PRODUCT_CATEGORIES } from '#domain/products/product-limits.ts';
import type { Category } from '#domain/products/category.ts';
import { productPanel as words } from '#messages/en/interface/product-panel.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useRecord } from '../../documents/use-document-state.ts';
import panelStyles from '../../fields/inspector-panel.module.css';
import styles from './products.module.css';

interface CategoryFieldProps {
  readonly item: DocumentStore;
  /** Of the store page of the product. */
  readonly categories: readonly Category[];
}

/** Further ones are found by words. */
const SHOWN = 50;
const FEW = 8;

/** In which categories of its store page a product is (COMM-114); nothing where the page has none. */
export function CategoryField({ item, categories }: CategoryFieldProps) {
  const [typed, setTyped] = useState('');
  const written = useRecord(item, 'settings')?.['categoryIds'];
  const ids = Array.isArray(written) ? written.filter((id) => typeof id === 'string') : [];
  const named = useMemo(() => {
    const known = new Map<string, Category>(categories.map((category) => [category.id, category]));
    return categories.map(({ id }) => ({
      id: id as string,
      name: withAncestors(id, known)
        .map(({ name }) => name)
        .toReversed()
        .join(' / '),
    }));
  }, [categories]);
  if (categories.length === 0) return null;
  const search = typed.trim().toLowerCase();
  const chosen = new Set(ids);
  const fits = named.filter(({ name }) => name.toLowerCase().includes(search));
  const shown = fits.toSorted((one, other) => Number(chosen.has(other.id)) - Number(chosen.has(one.id)));

  function toggle(id: string, isOn: boolean): void {
    const next = isOn ? [...ids, id] : ids.filter((each) => each !== id);
    item.run({
      name: changing(words.storeCategories),
      operations: [{ op: 'set', id: 'settings', field: 'categoryIds', value: next }],
    });
  }

  return (
    <div className={panelStyles['group']}>
      <h3 className={panelStyles['groupTitle']}>{translate(words.storeCategories)}</h3>
      {categories.length > FEW ? (
        <SearchField
          label={translate(words.findCategories)}
          value={typed}
          maxLength={100}
          onChange={setTyped}
        />
      ) : null}
      <div className={styles['offered']}>
        {shown.slice(0, SHOWN).map(({ id, name }) => (
          <Checkbox
            key={id}
            isSelected={chosen.has(id)}
            isDisabled={!chosen.has(id) && ids.length >= MAX_PRODUCT_CATEGORIES}
            onChange={(isOn) => toggle(id, isOn)}
          >
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
        {shown.length === 0 ? <p className={styles['muted']}>{translate(words.noCategory)}</p> : null}
      </div>
    </div>
  );
}
