import type { ReactNode } from 'react';
import { useId } from 'react';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { translate } from '#ui/translate.ts';
import styles from './commerce.module.css';

interface RuleDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Keeps it and closes, unless something is wrong, which stands at its field then. */
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** A dialog in which a way of delivery or a tax is made or changed: live as soon as it is saved. */
export function RuleDialog({ title, onClose, onSave, children }: RuleDialogProps) {
  const id = useId();
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onPress={onClose}>{translate(words.cancel)}</Button>
          <Button type="submit" form={id} variant="primary">
            {translate(words.save)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          onSave();
          focusFirstWrong(event.currentTarget);
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
