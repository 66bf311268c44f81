import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { changeDiscount, createDiscount, type ListedDiscount } from '#contract/discounts.ts';
import type { DiscountFields } from '#domain/discounts/discount-fields.ts';
import { DISCOUNT_TRIGGERS, type DiscountTrigger } from '#domain/discounts/discount-triggers.ts';
import { zonedMinute } from '#lib/timing/zoned-minute.ts';
import { discounts as words } from '#messages/en/interface/discounts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusFirstWrong } from '#ui/focus-first-wrong.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { ApiError } from '../../api/api-error.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { ConditionFields } from './condition-fields.tsx';
import { draftOf, fieldsOf, type DiscountDraft, type DraftErrors } from './discount-draft.ts';
import type { DraftPart } from './draft-part.ts';
import { EffectFields } from './effect-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import type { FoundDiscounts } from './use-discounts.ts';
import styles from './discounts.module.css';

interface DiscountDialogProps {
  /** Null for a new one. */
  readonly discount: ListedDiscount | null;
  readonly around: Pick<FoundDiscounts, 'currency' | 'timeZone' | 'triggers' | 'products'>;
  readonly onSaved: () => Promise<unknown>;
  readonly onClose: () => void;
}

const TRIGGER_NAMES = { code: words.byCode, automatic: words.automatic } as const;

/** Makes a discount, or changes one. What was typed stays where an answer says that it is wrong (ORD-47 to ORD-53). */
export function DiscountDialog({ discount, around, onSaved, onClose }: DiscountDialogProps) {
  const { currency, timeZone, triggers, products } = around;
  const id = useId();
  const [draft, setDraft] = useState(() => {
    const trigger: DiscountTrigger = triggers[0] ?? 'code';
    return draftOf(discount, currency, { trigger, now: zonedMinute(Date.now(), timeZone) });
  });
  const [isTried, setTried] = useState(false);
  // What the server said is about what was sent.
  const [answered, setAnswered] = useState<Readonly<Record<string, string>>>({});
  const checked = fieldsOf(draft, currency);
  const errors: DraftErrors = 'errors' in checked ? checked.errors : {};
  const saving = useMutation({
    mutationFn: (fields: DiscountFields) => save(discount, fields),
    onSuccess: async () => {
      await onSaved();
      showToast(translate(discount === null ? words.created : words.saved), { tone: 'success' });
      onClose();
    },
    onError: (error) => setAnswered(error instanceof ApiError ? byField(error.errors, draft) : {}),
  });
  const part: DraftPart = {
    draft,
    change: (changed: Partial<DiscountDraft>) => {
      setDraft((before) => ({ ...before, ...changed }));
      setAnswered({});
    },
    wrong: (field) => {
      const own = errors[field];
      if (isTried && own !== undefined) return translate(own);
      return answered[field] ?? null;
    },
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={!saving.isPending}
      title={discount === null ? translate(words.add) : translate(words.edit, { title: discount.title })}
      footer={
        <>
          <Button onPress={onClose} isDisabled={saving.isPending}>
            {translate(words.cancel)}
          </Button>
          <Button type="submit" form={id} variant="primary" isPending={saving.isPending}>
            {translate(discount === null ? words.create : words.save)}
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
          setTried(true);
          if ('fields' in checked && !saving.isPending) saving.mutate(checked.fields);
          else focusFirstWrong(event.currentTarget);
        }}
      >
        {saving.isError && Object.keys(answered).length === 0 ? (
          <Banner tone="danger">{saving.error.message}</Banner>
        ) : null}
        <TextField
          label={translate(words.title)}
          description={translate(words.titleText)}
          value={draft.title}
          maxLength={100}
          autoFocus
          errorMessage={part.wrong('title')}
          onChange={(title) => part.change({ title })}
        />
        {triggers.length < 2 ? null : (
          <SegmentedControl<DiscountTrigger>
            label={translate(words.trigger)}
            options={DISCOUNT_TRIGGERS.map((value) => ({ value, label: translate(TRIGGER_NAMES[value]) }))}
            value={draft.trigger}
            onChange={(trigger) => part.change({ trigger })}
          />
        )}
        {draft.trigger === 'code' ? (
          <TextField
            label={translate(words.code)}
            description={translate(words.codeText)}
            isOptional
            autoComplete="off"
            spellCheck="false"
            value={draft.code}
            maxLength={40}
            errorMessage={part.wrong('code')}
            onChange={(code) => part.change({ code })}
          />
        ) : null}
        <EffectFields {...part} currency={currency} />
        <ConditionFields
          {...part}
          currency={currency}
          titles={new Map(products.map((product) => [product.id, product.title]))}
        />
        <LimitFields {...part} timeZone={timeZone} />
      </form>
    </Dialog>
  );
}

function save(discount: ListedDiscount | null, fields: DiscountFields): Promise<unknown> {
  if (discount === null) return callEndpoint(createDiscount, { body: fields });
  const { id: discountId, version } = discount;
  return callEndpoint(changeDiscount, { params: { discountId }, body: { version, fields } });
}

/** What an answer says of fields of the form, by the first of its names that is one: `fields.emails.3`. */
function byField(
  errors: Readonly<Record<string, string>>,
  draft: DiscountDraft,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const field = path.split('.').find((part) => part in draft);
      return field === undefined ? [] : [[field, text]];
    }),
  );
}
