import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import styles from './commerce.module.css';

export interface RuleRow {
  readonly id: string;
  readonly name: string;
  /** Lines below the name. */
  readonly notes: readonly string[];
  readonly edit: () => void;
  readonly remove: () => void;
  /** Further buttons, before those that change and remove it. */
  readonly more?: ReactNode;
}

/** Ways of delivery, or taxes, one below the other. */
export function RuleList({ label, rows }: { readonly label: string; readonly rows: readonly RuleRow[] }) {
  return (
    <ul aria-label={label} className={styles['list']}>
      {rows.map(({ id, name, notes, edit, remove, more }) => (
        <li key={id} className={styles['row']}>
          <span className={styles['name']}>
            <bdi>{name}</bdi>
            {notes.map((note) => (
              <span key={note} className={styles['aside']}>
                {note}
              </span>
            ))}
          </span>
          {more}
          <IconButton size="small" label={translate(words.edit, { name })} onPress={edit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton size="small" label={translate(words.remove, { name })} onPress={remove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
