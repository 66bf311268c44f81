import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { sellingLists as words } from '#messages/en/interface/selling-lists.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import type { ListAddress } from './use-list-address.ts';
import styles from './found-list.module.css';

/** By what a list is narrowed, by a name in its address. */
export interface ListChoice {
  readonly name: string;
  readonly label: string;
  /** What is offered first, and shows all. */
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

interface ListChoicesProps {
  readonly address: ListAddress;
  readonly choices: readonly ListChoice[];
  readonly beside: ReactNode;
}

/** What narrows a list. On a phone, where several would leave no room for it, they are folded behind a button that counts those in use. */
export function ListChoices({ address: { text, show }, choices, beside }: ListChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const selects = (
    <>
      {choices.map(({ name, label, all, options }) => (
        <Select<string>
          key={name}
          label={label}
          options={[{ value: '', label: all }, ...options]}
          value={options.find(({ value }) => value === text(name))?.value ?? ''}
          onChange={(value) => show({ [name]: value })}
        />
      ))}
      {beside}
    </>
  );
  if (choices.length + (beside === undefined ? 0 : 1) < 2) return selects;
  const used = choices.filter(({ name }) => text(name) !== '').length;
  return (
    <>
      <div className={styles['fold']}>
        <Button
          isFullWidth
          icon={
            <ChevronDown aria-hidden="true" size={16} className={isOpen ? styles['turned'] : undefined} />
          }
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {used === 0 ? translate(words.filters) : translate(words.filtersUsed, { count: String(used) })}
        </Button>
      </div>
      <div id={id} className={styles['choices']} data-open={isOpen}>
        {selects}
      </div>
    </>
  );
}
