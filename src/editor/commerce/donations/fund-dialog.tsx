import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FieldsEditor } from '#blocks/form/panel/fields-editor.tsx';
import { changeFund, createFund, type Fund } from '#contract/donations.ts';
import { GIFT_FREQUENCIES } from '#domain/donations/gift-frequency.ts';
import { MAX_AMOUNT_LABEL, MAX_AMOUNTS, MAX_FUND_QUESTIONS } from '#domain/donations/fund-limits.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { donationScreens as words } from '#messages/en/interface/donations.ts';
import { storeRules } from '#messages/en/interface/store-rules.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { translateContent } from '../../documents/content-language.ts';
import { useFeature } from '../../site-context/use-feature.ts';
import { OrderDialog } from '../orders/order-dialog.tsx';
import { feeOfDraft, fundDraftOf, fundFieldsOf, givable, type FundDraft } from './fund-draft.ts';
import { GIFT_FREQUENCY_NAMES } from './gift-frequency-names.ts';
import styles from '../commerce.module.css';

interface FundDialogProps {
  /** Null: a new one. */
  readonly fund: Fund | null;
  readonly currency: CurrencyCode;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Makes a fund, or changes one: its amounts, what is asked of donors, and its receipt (ORD-127, ORD-129, ORD-130). */
export function FundDialog({ fund, currency, onSaved, onClose }: FundDialogProps) {
  const [draft, setDraft] = useState(() => fundDraftOf(fund, currency));
  const [isTried, setTried] = useState(false);
  // What is given again and again is a subscription (CONT-228).
  const isRepeatable = useFeature('subscriptions');
  const set = (changes: Partial<FundDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const setAmount = (key: number, changes: Partial<FundDraft['amounts'][number]>) =>
    set({ amounts: draft.amounts.map((each) => (each.key === key ? { ...each, ...changes } : each)) });
  const isOtherTaken = draft.takesOther || draft.amounts.length === 0;
  const send = () => {
    setTried(true);
    const fields = fundFieldsOf(draft, currency);
    if (fields === null) return null;
    const saved =
      fund === null
        ? callEndpoint(createFund, { body: fields })
        : callEndpoint(changeFund, {
            params: { fundId: fund.id },
            body: { version: fund.version, fields },
          });
    return Promise.resolve(saved).finally(() => void onSaved());
  };
  const amountWrong = (text: string) =>
    isTried && givable(text, currency) === null ? translate(words.amountWrong) : null;
  return (
    <OrderDialog
      title={fund === null ? translate(words.newFund) : translate(words.edit, { name: fund.name })}
      action={translate(storeRules.save)}
      onClose={onClose}
      send={send}
    >
      <TextField
        label={translate(words.name)}
        description={translate(words.nameText)}
        value={draft.name}
        maxLength={100}
        autoFocus
        errorMessage={isTried && draft.name.trim() === '' ? translate(words.needed) : null}
        onChange={(name) => set({ name })}
      />
      <Fieldset legend={translate(words.amounts)}>
        {draft.amounts.map(({ key, amount, label }, index) => (
          <div key={key} className={styles['band']}>
            <TextField
              label={translate(words.amountOf, { number: String(index + 1) })}
              inputMode="decimal"
              suffix={currency}
              // Whoever adds an amount goes on to enter it.
              autoFocus={amount === '' && label === ''}
              value={amount}
              errorMessage={amountWrong(amount)}
              onChange={(text) => setAmount(key, { amount: text })}
            />
            <TextField
              label={translate(words.label, { number: String(index + 1) })}
              isOptional
              maxLength={MAX_AMOUNT_LABEL}
              value={label}
              onChange={(text) => setAmount(key, { label: text })}
            />
            <IconButton
              size="small"
              label={translate(words.removeAmount, { number: String(index + 1) })}
              onPress={() => set({ amounts: draft.amounts.filter((each) => each.key !== key) })}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        ))}
        <div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" size={14} />}
            isDisabled={draft.amounts.length >= MAX_AMOUNTS}
            onPress={() => {
              const key = Math.max(-1, ...draft.amounts.map((each) => each.key)) + 1;
              set({ amounts: [...draft.amounts, { key, amount: '', label: '' }] });
            }}
          >
            {translate(words.addAmount)}
          </Button>
        </div>
      </Fieldset>
      <Switch
        label={translate(words.takesOther)}
        isSelected={isOtherTaken}
        isDisabled={draft.amounts.length === 0}
        onChange={(takesOther) => set({ takesOther })}
      />
      {isOtherTaken ? (
        <TextField
          label={translate(words.minimum)}
          inputMode="decimal"
          suffix={currency}
          value={draft.minimum}
          errorMessage={amountWrong(draft.minimum)}
          onChange={(minimum) => set({ minimum })}
        />
      ) : null}
      <Switch
        label={translate(words.offersFees)}
        description={translate(words.offersFeesText)}
        isSelected={draft.hasFees}
        onChange={(hasFees) => set({ hasFees })}
      />
      {draft.hasFees ? (
        <TextField
          label={translate(words.feePercent)}
          inputMode="decimal"
          suffix="%"
          value={draft.feePercent}
          errorMessage={isTried && feeOfDraft(draft.feePercent) === null ? translate(words.feeWrong) : null}
          onChange={(feePercent) => set({ feePercent })}
        />
      ) : null}
      {isRepeatable ? (
        <Fieldset legend={translate(words.repeats)}>
          <p className={styles['muted']}>{translate(words.repeatsText)}</p>
          {GIFT_FREQUENCIES.map((frequency) => (
            <Checkbox
              key={frequency}
              isSelected={draft.frequencies.includes(frequency)}
              onChange={(isOn) =>
                set({
                  frequencies: GIFT_FREQUENCIES.filter((each) =>
                    each === frequency ? isOn : draft.frequencies.includes(each),
                  ),
                })
              }
            >
              {translate(GIFT_FREQUENCY_NAMES[frequency])}
            </Checkbox>
          ))}
        </Fieldset>
      ) : null}
      <Switch
        label={translate(words.asksAddress)}
        isSelected={draft.asksAddress}
        onChange={(asksAddress) => set({ asksAddress })}
      />
      <Switch
        label={translate(words.asksMessage)}
        isSelected={draft.asksMessage}
        onChange={(asksMessage) => set({ asksMessage })}
      />
      <Fieldset legend={translate(words.questions)}>
        <p className={styles['muted']}>{translate(words.questionsText)}</p>
        <FieldsEditor
          fields={draft.questions}
          max={MAX_FUND_QUESTIONS}
          translateContent={translateContent}
          onChange={(questions) =>
            set({ questions: questions.map((field) => ({ ...field, options: [...field.options] })) })
          }
        />
      </Fieldset>
      <TextArea
        label={translate(words.receiptText)}
        description={translate(words.receiptTextHelp)}
        rows={3}
        maxLength={2_000}
        value={draft.receiptText}
        onChange={(receiptText) => set({ receiptText })}
      />
    </OrderDialog>
  );
}
