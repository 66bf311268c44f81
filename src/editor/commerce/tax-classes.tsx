import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MAX_OWN_TAX_CLASSES, type TaxClass } from '#domain/store/tax-class.ts';
import type { StoredTaxRule } from '#domain/store/tax-rule.ts';
import { createId } from '#lib/id.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { taxClasses as words } from '#messages/en/interface/tax-classes.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { RuleList } from './rule-list.tsx';
import { TaxClassDialog } from './tax-class-dialog.tsx';

interface TaxClassesProps {
  readonly store: DocumentStore;
  /** Those of the owner. */
  readonly classes: readonly TaxClass[];
  readonly rules: readonly StoredTaxRule[];
}

/** The tax classes of the owner besides standard, reduced and zero: added, renamed, taken out (ORD-65). */
export function TaxClasses({ store, classes, rules }: TaxClassesProps) {
  const [open, setOpen] = useState<TaxClass | 'new' | null>(null);
  return (
    <PanelGroup title={translate(words.classes)} description={translate(words.classesText)}>
      {classes.length === 0 ? null : (
        <RuleList
          label={translate(words.classes)}
          rows={classes.map((each) => ({
            id: each.id,
            name: each.name,
            notes: [],
            edit: () => setOpen(each),
            remove: () => remove(store, classes, rules, each),
          }))}
        />
      )}
      <div>
        <Button
          icon={<Plus aria-hidden="true" size={14} />}
          isDisabled={classes.length >= MAX_OWN_TAX_CLASSES}
          onPress={() => setOpen('new')}
        >
          {translate(words.addClass)}
        </Button>
      </div>
      {open === null ? null : (
        <TaxClassDialog
          taxClass={open === 'new' ? null : open}
          others={classes.filter((each) => each !== open)}
          onClose={() => setOpen(null)}
          onSave={(name) =>
            store.run({
              name: open === 'new' ? words.addClass : words.changeClass,
              operations: [
                {
                  op: 'set',
                  id: 'settings',
                  field: 'taxClasses',
                  value:
                    open === 'new'
                      ? [...classes, { id: createId<'record'>(), name }]
                      : classes.map((each) => (each === open ? { ...each, name } : each)),
                },
              ],
            })
          }
        />
      )}
    </PanelGroup>
  );
}

/** Takes a class out with the rates that taxes have for it; its products are taxed at the standard rate from then on. */
function remove(
  store: DocumentStore,
  classes: readonly TaxClass[],
  rules: readonly StoredTaxRule[],
  { id, name }: TaxClass,
): void {
  const gesture = createId<'record'>();
  store.run(
    {
      name: words.removeClass,
      operations: [
        { op: 'set', id: 'settings', field: 'taxClasses', value: classes.filter((each) => each.id !== id) },
        ...rules
          .filter(({ rates }) => Object.hasOwn(rates, id))
          .map(({ id: ruleId, rates }) => ({
            op: 'set' as const,
            id: ruleId,
            field: 'rates',
            value: Object.fromEntries(Object.entries(rates).filter(([taxClass]) => taxClass !== id)),
          })),
      ],
    },
    gesture,
  );
  showToast(translate(storeRules.removed, { name }), {
    action: {
      label: translate(storeRules.undo),
      onPress: () => {
        if (store.isNewest(gesture)) store.undo();
      },
    },
  });
}
