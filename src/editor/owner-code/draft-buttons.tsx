import { ownerCode } from '#messages/en/interface/owner-code.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import styles from './owner-code.module.css';

interface DraftButtonsProps {
  readonly isChanged: boolean;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Saves the input, or discards it; says that it is stored in this browser until then. */
export function DraftButtons({ isChanged, canSave, onSave, onDiscard }: DraftButtonsProps) {
  return (
    <div className={styles['foot']}>
      <output className={styles['note']}>
        {isChanged ? translate(ownerCode.notSavedYet) : translate(ownerCode.saved)}
      </output>
      <div className={styles['buttons']}>
        <Button isDisabled={!isChanged} onPress={onDiscard}>
          {translate(ownerCode.discard)}
        </Button>
        <Button variant="primary" isDisabled={!isChanged || !canSave} onPress={onSave}>
          {translate(ownerCode.save)}
        </Button>
      </div>
    </div>
  );
}
