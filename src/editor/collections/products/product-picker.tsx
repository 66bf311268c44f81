import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { findProducts } from '#contract/catalogue.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { productPanel as words } from '#messages/en/interface/product-panel.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import styles from './products.module.css';

interface ProductPickerProps {
  readonly label: string;
  readonly ids: readonly DocumentId[];
  /** No more are chosen. */
  readonly most: number;
  /** It is not offered: a product is not related to itself. */
  readonly without?: DocumentId | undefined;
  readonly onChange: (ids: readonly DocumentId[]) => void;
}

/** Ids of one call for titles. */
const MAX_TITLES = 200;

/** Chooses products of the site by words in their titles; those that are chosen stand above, in their order. */
export function ProductPicker({ label, ids, most, without, onChange }: ProductPickerProps) {
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const found = useQuery({
    queryKey: ['found-products', search],
    queryFn: () => callEndpoint(findProducts, { query: { search } }),
    placeholderData: keepPreviousData,
  });
  const asked = ids.slice(0, MAX_TITLES).join(',');
  const chosen = useQuery({
    queryKey: ['found-products', 'titles', asked],
    queryFn: () => callEndpoint(findProducts, { query: { ids: asked } }),
    placeholderData: keepPreviousData,
    enabled: asked !== '',
  });
  const titles = new Map(
    [...(chosen.data?.products ?? []), ...(found.data?.products ?? [])].map(({ id, title }) => [id, title]),
  );
  const titleOf = (id: DocumentId): string =>
    titles.get(id) || translate(titles.has(id) || !chosen.isSuccess ? words.untitled : words.productGone);
  const offered = (found.data?.products ?? []).filter(({ id }) => id !== without);
  return (
    <fieldset className={styles['picker']} aria-label={label}>
      {ids.length === 0 ? null : (
        <ul className={styles['picked']}>
          {ids.map((id) => (
            <li key={id}>
              <bdi>{titleOf(id)}</bdi>
              <IconButton
                size="small"
                label={translate(words.removeProduct, { title: titleOf(id) })}
                onPress={() => onChange(ids.filter((each) => each !== id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <SearchField label={translate(words.findProducts)} value={typed} maxLength={200} onChange={setTyped} />
      <div className={styles['offered']}>
        {offered.map(({ id, title }) => (
          <Checkbox
            key={id}
            isSelected={ids.includes(id)}
            isDisabled={ids.length >= most && !ids.includes(id)}
            onChange={(isOn) => onChange(isOn ? [...ids, id] : ids.filter((each) => each !== id))}
          >
            <bdi>{title === '' ? translate(words.untitled) : title}</bdi>
          </Checkbox>
        ))}
        {found.isSuccess && offered.length === 0 ? (
          <p className={styles['muted']}>{translate(words.noProductFound)}</p>
        ) : null}
        {found.isError ? <p className={styles['muted']}>{found.error.message}</p> : null}
      </div>
    </fieldset>
  );
}
