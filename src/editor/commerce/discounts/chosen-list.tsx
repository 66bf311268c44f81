import { X } from 'lucide-react';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import styles from './discounts.module.css';

interface ChosenItem {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly remove: () => void;
}

/** What was chosen for a condition, each with a button that takes it out. */
export function ChosenList({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly ChosenItem[];
}) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className={styles['chosen']}>
      {items.map(({ id, name, note, remove }) => (
        <li key={id}>
          <bdi>{name}</bdi>
          {note === undefined ? null : <span className={styles['aside']}>{note}</span>}
          <IconButton size="small" label={translate(words.removeChosen, { name })} onPress={remove}>
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
