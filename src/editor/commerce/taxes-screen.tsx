import { Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { rateText } from '#domain/store/rate-text.ts';
import type { TaxClass } from '#domain/store/tax-class.ts';
import { taxRuleSchema, type StoredTaxRule } from '#domain/store/tax-rule.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Switch } from '#ui/switch.tsx';
import { formattingLocale } from '#ui/language.ts';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { GIVEN_CLASS_NAMES } from './given-class-names.ts';
import { placesText } from './places-text.ts';
import { RuleList } from './rule-list.tsx';
import { removeRule } from './save-rule.ts';
import { SellerPlace } from './seller-place.tsx';
import { StoreScreen } from './store-screen.tsx';
import { TaxClasses } from './tax-classes.tsx';
import { TaxDialog } from './tax-dialog.tsx';
import { useRules } from './use-rules.ts';
import { useStoreSettings } from './use-store-settings.ts';

/** Which taxes buyers pay, and whether prices contain them (ORD-43, ORD-64 to ORD-67). */
export function TaxesScreen() {
  return <StoreScreen title={translate(words.taxes)}>{(store) => <Taxes store={store} />}</StoreScreen>;
}

function Taxes({ store }: { readonly store: DocumentStore }) {
  const rules = useRules(store, 'tax-rule', taxRuleSchema);
  const settings = useStoreSettings(store);
  const placed = rules.map(({ places }) => places);
  const [open, setOpen] = useState<StoredTaxRule | 'new' | null>(null);
  const add = (
    <Button icon={<Plus aria-hidden="true" size={14} />} variant="primary" onPress={() => setOpen('new')}>
      {translate(words.addTax)}
    </Button>
  );
  return (
    <>
      {rules.length === 0 ? (
        <EmptyState icon={<Landmark />} title={translate(words.noTaxes)} actions={add}>
          {translate(words.noTaxesText)}
        </EmptyState>
      ) : (
        <PanelGroup title={translate(words.rules)} description={translate(words.rulesText)}>
          <RuleList
            label={translate(words.rules)}
            rows={rules.map((rule) => ({
              id: rule.id,
              name: rule.name,
              notes: [
                ...rateNotes(rule, settings.taxClasses),
                placesText(rule.places, placed),
                ...(rule.firstDay === null
                  ? []
                  : [translate(words.fromDay, { date: dayText(rule.firstDay) })]),
              ],
              edit: () => setOpen(rule),
              remove: () => removeRule(store, rule.id, rule.name, words.removeTax),
            }))}
          />
          <div>{add}</div>
        </PanelGroup>
      )}
      <TaxClasses store={store} classes={settings.taxClasses} rules={rules} />
      <PanelGroup title={translate(words.prices)}>
        <Switch
          label={translate(words.pricesIncludeTax)}
          description={translate(words.pricesIncludeTaxText)}
          isSelected={settings.pricesIncludeTax}
          onChange={(isIncluded) =>
            store.run(setRecordField('settings', 'pricesIncludeTax', isIncluded, words.pricesIncludeTax))
          }
        />
      </PanelGroup>
      <SellerPlace store={store} settings={settings} />
      {open === null ? null : (
        <TaxDialog
          store={store}
          rule={open === 'new' ? null : open}
          others={rules}
          classes={settings.taxClasses}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

/** A day of the calendar, the same in all time zones. */
function dayText(day: string): string {
  return new Intl.DateTimeFormat(formattingLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
}

/** The standard rate, then those of other classes that differ from it. */
function rateNotes({ rates }: StoredTaxRule, classes: readonly TaxClass[]): readonly string[] {
  const standard = rates['standard'] ?? 0;
  const others = [
    { id: 'reduced', name: translate(GIVEN_CLASS_NAMES.reduced) },
    { id: 'zero', name: translate(GIVEN_CLASS_NAMES.zero) },
    ...classes,
  ].flatMap(({ id, name }) => {
    const rate = rates[id];
    return rate === undefined || rate === standard ? [] : [`${name} ${rateText(rate)} %`];
  });
  return [`${rateText(standard)} %`, ...others];
}
