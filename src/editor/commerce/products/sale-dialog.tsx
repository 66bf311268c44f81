import { useState } from 'react';
import { WHOLE_PERCENT, type BulkChange } from '#domain/catalogue/bulk-change.ts';
import { parsePercent } from '#domain/discounts/percent-text.ts';
import { catalogueBulk as words } from '#messages/en/interface/catalogue-bulk.ts';
import { kit } from '#messages/en/interface/kit.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import styles from './products.module.css';

interface SaleDialogProps {
  readonly count: number;
  readonly onChange: (change: BulkChange) => void;
  readonly onClose: () => void;
}

/** So much below their price many products are sold. */
export function SaleDialog({ count, onChange, onClose }: SaleDialogProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog
      isOpen
      size="small"
      title={translate(words.saleOf, { count })}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{translate(kit.cancel)}</Button>
          <Button variant="primary" type="submit" form="sale-form">
            {translate(words.apply)}
          </Button>
        </>
      }
    >
      <form
        id="sale-form"
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          const percent = parsePercent(typed);
          if (percent === null || percent === WHOLE_PERCENT) {
            setError(translate(words.saleWrong));
            return;
          }
          onClose();
          onChange({ kind: 'sale', percent });
        }}
      >
        <TextField
          label={translate(words.below)}
          description={translate(words.belowText)}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          suffix="%"
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setError(null);
          }}
          errorMessage={error ?? undefined}
        />
      </form>
    </Dialog>
  );
}
