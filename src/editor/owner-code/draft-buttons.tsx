import { Button } from '#ui/button.tsx';
import styles from './owner-code.module.css';

interface DraftButtonsProps {
  readonly isChanged: boolean;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Saves what was typed, or goes back to what is stored; says that it is kept until then. */
export function DraftButtons({ isChanged, canSave, onSave, onDiscard }: DraftButtonsProps) {
  return (
    <div className={styles['foot']}>
      <output className={styles['note']}>
        {isChanged ? 'Not saved yet. It is kept in this browser until you save it.' : 'Saved.'}
      </output>
      <div className={styles['buttons']}>
        <Button isDisabled={!isChanged} onPress={onDiscard}>
          Discard
        </Button>
        <Button variant="primary" isDisabled={!isChanged || !canSave} onPress={onSave}>
          Save
        </Button>
      </div>
    </div>
  );
}
