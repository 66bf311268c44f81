import type { DocumentId } from '#domain/documents/record.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { countryNames, countryOptions } from '../country-options.ts';
import { ChosenList } from './chosen-list.tsx';
import type { DraftPart } from './draft-part.ts';
import { ItemPicker } from './item-picker.tsx';
import styles from './discounts.module.css';

interface ConditionFieldsProps extends DraftPart {
  readonly currency: CurrencyCode;
  /** What products are called that are known already. */
  readonly titles: ReadonlyMap<DocumentId, string>;
}

/** What all has to hold for the discount (ORD-48). */
export function ConditionFields({ draft, change, wrong, currency, titles }: ConditionFieldsProps) {
  const { countries } = draft;
  const nameOf = countryNames();
  return (
    <Fieldset legend={translate(words.conditions)}>
      <p className={styles['aside']}>{translate(words.conditionsText)}</p>
      <div className={styles['pair']}>
        <TextField
          label={translate(words.minimumSubtotal)}
          isOptional
          inputMode="decimal"
          suffix={currency}
          value={draft.minimumSubtotal}
          maxLength={20}
          errorMessage={wrong('minimumSubtotal')}
          onChange={(minimumSubtotal) => change({ minimumSubtotal })}
        />
        <TextField
          label={translate(words.minimumPieces)}
          isOptional
          inputMode="numeric"
          value={draft.minimumPieces}
          maxLength={7}
          errorMessage={wrong('minimumPieces')}
          onChange={(minimumPieces) => change({ minimumPieces })}
        />
      </div>
      <SegmentedControl<'all' | 'some'>
        label={translate(words.whichProducts)}
        options={[
          { value: 'all', label: translate(words.allProducts) },
          { value: 'some', label: translate(words.chosenProducts) },
        ]}
        value={draft.isForSome ? 'some' : 'all'}
        onChange={(which) => change({ isForSome: which === 'some' })}
      />
      {draft.isForSome ? (
        <ItemPicker draft={draft} change={change} titles={titles} error={wrong('isForSome')} />
      ) : null}
      <Checkbox isSelected={draft.leavesOutSales} onChange={(leavesOutSales) => change({ leavesOutSales })}>
        {translate(words.notOnSale)}
      </Checkbox>
      <Checkbox isSelected={draft.isForMembers} onChange={(isForMembers) => change({ isForMembers })}>
        {translate(words.forMembers)}
      </Checkbox>
      <Checkbox
        isSelected={draft.isForFirstOrder}
        onChange={(isForFirstOrder) => change({ isForFirstOrder })}
      >
        {translate(words.firstOrder)}
      </Checkbox>
      <TextArea
        label={translate(words.emails)}
        description={translate(words.emailsText)}
        rows={2}
        value={draft.emails}
        errorMessage={wrong('emails')}
        onChange={(emails) => change({ emails, isForListed: false })}
      />
      <Select
        label={translate(words.countries)}
        placeholder={translate(words.addCountry)}
        options={countryOptions().filter(({ value }) => !countries.includes(value))}
        value={null}
        onChange={(country) => change({ countries: [...countries, country] })}
      />
      <ChosenList
        label={translate(words.countries)}
        items={countries.map((country) => ({
          id: country,
          name: nameOf(country),
          remove: () => change({ countries: countries.filter((each) => each !== country) }),
        }))}
      />
    </Fieldset>
  );
}
