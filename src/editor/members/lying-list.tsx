import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import styles from './member-access.module.css';

interface Lying<Of extends string> {
  readonly id: Of;
  readonly title: string;
}

interface LyingListProps<Of extends string> {
  readonly items: readonly Lying<Of>[];
  /** Whether they stand in their owner's order (MEMB-64). */
  readonly isOrdered: boolean;
  readonly onChange: (items: readonly Lying<Of>[]) => void;
}

/** What lies in an area: put into order, and taken out. */
export function LyingList<Of extends string>({ items, isOrdered, onChange }: LyingListProps<Of>) {
  const move = (from: number, to: number) => {
    const moved = [...items];
    const [item] = moved.splice(from, 1);
    if (item !== undefined) onChange(moved.toSpliced(to, 0, item));
  };
  if (items.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {items.map(({ id, title }, index) => (
        <li key={id} className={styles['row']}>
          <bdi className={styles['name']}>{title}</bdi>
          {isOrdered ? (
            <>
              <IconButton
                size="small"
                label={translate(memberAccess.moveUp, { title })}
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              >
                <ArrowUp aria-hidden="true" />
              </IconButton>
              <IconButton
                size="small"
                label={translate(memberAccess.moveDown, { title })}
                isDisabled={index === items.length - 1}
                onPress={() => move(index, index + 1)}
              >
                <ArrowDown aria-hidden="true" />
              </IconButton>
            </>
          ) : null}
          <IconButton
            size="small"
            label={translate(memberAccess.takeOut, { title })}
            onPress={() => onChange(items.filter((each) => each.id !== id))}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
