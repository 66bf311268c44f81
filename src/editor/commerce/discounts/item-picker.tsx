import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDiscountItems } from '#contract/discounts.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { ChosenList } from './chosen-list.tsx';
import type { DraftPart } from './draft-part.ts';
import styles from './discounts.module.css';

interface ItemPickerProps extends Pick<DraftPart, 'draft' | 'change'> {
  readonly titles: ReadonlyMap<DocumentId, string>;
  readonly error: string | null;
}

/** Chooses products and categories of the site by words in their names. */
export function ItemPicker({ draft, change, titles, error }: ItemPickerProps) {
  const { productIds, categories } = draft;
  const [typed, setTyped] = useState('');
  // Found before and chosen: what is looked for next has other names.
  const [seen, setSeen] = useState<ReadonlyMap<DocumentId, string>>(titles);
  const search = useSettled(typed.trim());
  const found = useQuery({
    queryKey: ['discount-items', search],
    queryFn: () => callEndpoint(listDiscountItems, { query: { search } }),
    placeholderData: keepPreviousData,
  });
  const toggleProduct = (id: DocumentId, title: string, isOn: boolean) => {
    setSeen((before) => new Map([...before, [id, title]]));
    change({ productIds: isOn ? [...productIds, id] : productIds.filter((each) => each !== id) });
  };
  const toggleCategory = (name: string, isOn: boolean) =>
    change({ categories: isOn ? [...categories, name] : categories.filter((each) => each !== name) });
  const hasNone = found.data?.products.length === 0 && found.data.categories.length === 0;
  return (
    <div className={styles['picker']}>
      <ChosenList
        label={translate(words.chosenProducts)}
        items={[
          ...productIds.map((id) => ({
            id: String(id),
            name: seen.get(id) ?? id,
            remove: () => toggleProduct(id, seen.get(id) ?? id, false),
          })),
          ...categories.map((name) => ({
            id: `category ${name}`,
            name,
            note: translate(words.categories),
            remove: () => toggleCategory(name, false),
          })),
        ]}
      />
      <SearchField label={translate(words.findProducts)} value={typed} maxLength={200} onChange={setTyped} />
      {found.isError ? <LoadFailure retry={() => void found.refetch()} /> : null}
      <div className={styles['found']}>
        {found.data?.products.map(({ id, title }) => (
          <Checkbox
            key={id}
            isSelected={productIds.includes(id)}
            onChange={(isOn) => toggleProduct(id, title, isOn)}
          >
            <bdi>{title}</bdi>
          </Checkbox>
        ))}
        {found.data?.categories.map((name) => (
          <Checkbox
            key={name}
            isSelected={categories.includes(name)}
            onChange={(isOn) => toggleCategory(name, isOn)}
          >
            <bdi>{name}</bdi> <span className={styles['aside']}>{translate(words.categories)}</span>
          </Checkbox>
        ))}
        {hasNone ? <p className={styles['aside']}>{translate(words.nothingFound)}</p> : null}
      </div>
      {error === null ? null : (
        <p role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  );
}
