import { useState } from 'react';
import { GIVEN_TAX_CLASSES, MAX_TAX_CLASS_LENGTH, type TaxClass } from '#domain/store/tax-class.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { taxClasses as words } from '#messages/en/interface/tax-classes.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { GIVEN_CLASS_NAMES } from './given-class-names.ts';
import { RuleDialog } from './rule-dialog.tsx';

interface TaxClassDialogProps {
  /** Null: a new one. */
  readonly taxClass: TaxClass | null;
  readonly others: readonly TaxClass[];
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** The name of a tax class of the owner; no two are called the same. */
export function TaxClassDialog({ taxClass, others, onSave, onClose }: TaxClassDialogProps) {
  const [typed, setTyped] = useState(taxClass?.name ?? '');
  const [isTried, setTried] = useState(false);
  const name = typed.trim();
  const taken = [
    ...GIVEN_TAX_CLASSES.map((given) => translate(GIVEN_CLASS_NAMES[given])),
    ...others.map((other) => other.name),
  ];
  const isTwice = taken.some((other) => other.toLowerCase() === name.toLowerCase());
  const problem =
    name === '' ? translate(storeRules.nameNeeded) : isTwice ? translate(words.classTwice) : null;
  return (
    <RuleDialog
      title={
        taxClass === null ? translate(words.addClass) : translate(storeRules.edit, { name: taxClass.name })
      }
      onClose={onClose}
      onSave={() => {
        setTried(true);
        if (problem !== null) return;
        if (name !== taxClass?.name) onSave(name);
        onClose();
      }}
    >
      <TextField
        label={translate(storeRules.name)}
        description={translate(words.classNameText)}
        value={typed}
        maxLength={MAX_TAX_CLASS_LENGTH}
        autoFocus
        errorMessage={isTried ? problem : null}
        onChange={setTyped}
      />
    </RuleDialog>
  );
}
