import { useState } from 'react';
import { changeMemberPlan, createMemberPlan } from '#contract/member-access.ts';
import type { MemberArea, MemberPlan, MemberPlanFields } from '#domain/members/member-plan.ts';
import type { PlanPrice } from '#domain/members/plan-price.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { fromLocalDateTime, toLocalDateTime } from '#lib/timing/local-date-time.ts';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { planPrices } from '#messages/en/interface/plan-prices.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Fieldset } from '#ui/fieldset.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { ImageField } from '../fields/image-field.tsx';
import { AccessFormDialog } from './access-form-dialog.tsx';
import { priceDraftOf, priceOfDraft } from './plan-price-draft.ts';
import { PlanPriceFields } from './plan-price-fields.tsx';

const NEW: MemberPlanFields = {
  name: '',
  description: '',
  benefits: [],
  areaIds: [],
  visibility: 'public',
  isOpen: true,
  opensAt: null,
  closesAt: null,
  places: null,
  price: { kind: 'free' },
  image: null,
};
const MAX_BENEFITS = 10;
const MAX_BENEFIT_LENGTH = 100;

interface PlanDialogProps {
  readonly plan: MemberPlan | null;
  readonly areas: readonly MemberArea[];
  readonly currency: CurrencyCode;
  readonly onClose: () => void;
}

/** Makes a plan or changes one: what it is called, brings and costs, which areas it opens, who may join (MEMB-46, MEMB-47). */
export function PlanDialog({ plan, areas, currency, onClose }: PlanDialogProps) {
  const [fields, setFields] = useState<MemberPlanFields>(plan ?? NEW);
  const [benefits, setBenefits] = useState((plan ?? NEW).benefits.join('\n'));
  const [places, setPlaces] = useState(String(plan?.places ?? ''));
  const [priceDraft, setPriceDraft] = useState(() => priceDraftOf((plan ?? NEW).price, currency));
  const [isTried, setTried] = useState(false);
  const change = (changed: Partial<MemberPlanFields>) => setFields((before) => ({ ...before, ...changed }));
  const isNamed = fields.name.trim() !== '';
  const arePlacesRight = /^(?:|[1-9]\d{0,5})$/.test(places.trim());
  const areTimesRight =
    fields.opensAt === null ||
    fields.closesAt === null ||
    Date.parse(fields.opensAt) < Date.parse(fields.closesAt);
  const benefitLines = benefits
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const areBenefitsRight =
    benefitLines.length <= MAX_BENEFITS && benefitLines.every((line) => line.length <= MAX_BENEFIT_LENGTH);
  const price = priceOfDraft(priceDraft, currency);
  const body = (priced: PlanPrice): MemberPlanFields => ({
    name: fields.name.trim(),
    description: fields.description.trim(),
    benefits: benefitLines,
    areaIds: fields.areaIds,
    visibility: fields.visibility,
    isOpen: fields.isOpen,
    opensAt: fields.opensAt,
    closesAt: fields.closesAt,
    places: places.trim() === '' ? null : Number(places),
    price: priced,
    image: fields.image,
  });
  return (
    <AccessFormDialog
      title={
        plan === null ? translate(memberAccess.addPlan) : translate(memberAccess.edit, { name: plan.name })
      }
      onClose={onClose}
      isRight={() => {
        setTried(true);
        return isNamed && areBenefitsRight && price !== null && arePlacesRight && areTimesRight;
      }}
      save={async () => {
        if (price === null) return null;
        return plan === null
          ? callEndpoint(createMemberPlan, { body: body(price) })
          : callEndpoint(changeMemberPlan, { params: { planId: plan.id }, body: body(price) });
      }}
    >
      <TextField
        label={translate(memberAccess.name)}
        value={fields.name}
        maxLength={100}
        autoFocus
        errorMessage={isTried && !isNamed ? translate(memberAccess.nameNeeded) : null}
        onChange={(name) => change({ name })}
      />
      <TextArea
        label={translate(memberAccess.description)}
        rows={2}
        maxLength={500}
        value={fields.description}
        onChange={(description) => change({ description })}
      />
      <ImageField
        control={{ control: 'image', label: planPrices.picture }}
        value={fields.image}
        error={null}
        onChange={(value) => change({ image: imageValueSchema.safeParse(value).data ?? null })}
      />
      <TextArea
        label={translate(memberAccess.benefits)}
        description={translate(memberAccess.benefitsText)}
        rows={3}
        value={benefits}
        errorMessage={isTried && !areBenefitsRight ? translate(memberAccess.benefitsWrong) : null}
        onChange={setBenefits}
      />
      <PlanPriceFields
        draft={priceDraft}
        currency={currency}
        isTried={isTried}
        isKept={plan !== null && plan.memberCount > 0 && plan.price.kind === 'recurring'}
        onChange={(changes) => setPriceDraft((before) => ({ ...before, ...changes }))}
      />
      {areas.length === 0 ? null : (
        <Fieldset legend={translate(memberAccess.opens)}>
          {areas.map(({ id, name }) => (
            <Checkbox
              key={id}
              isSelected={fields.areaIds.includes(id)}
              onChange={(isOn) =>
                change({
                  areaIds: isOn ? [...fields.areaIds, id] : fields.areaIds.filter((each) => each !== id),
                })
              }
            >
              {name}
            </Checkbox>
          ))}
        </Fieldset>
      )}
      <Select
        label={translate(memberAccess.visibility)}
        value={fields.visibility}
        options={[
          { value: 'public', label: translate(memberAccess.isPublic) },
          { value: 'link', label: translate(memberAccess.byLink) },
          { value: 'archived', label: translate(memberAccess.archived) },
        ]}
        onChange={(visibility) => change({ visibility })}
      />
      <Switch
        label={translate(memberAccess.isOpen)}
        isSelected={fields.isOpen}
        onChange={(isOpen) => change({ isOpen })}
      />
      <TextField
        label={translate(memberAccess.opensAt)}
        description={translate(memberAccess.timesText)}
        type="datetime-local"
        value={toLocalDateTime(fields.opensAt ?? '')}
        onChange={(opensAt) => change({ opensAt: fromLocalDateTime(opensAt) })}
      />
      <TextField
        label={translate(memberAccess.closesAt)}
        description={translate(memberAccess.timesText)}
        type="datetime-local"
        value={toLocalDateTime(fields.closesAt ?? '')}
        errorMessage={isTried && !areTimesRight ? translate(memberAccess.closesTooEarly) : null}
        onChange={(closesAt) => change({ closesAt: fromLocalDateTime(closesAt) })}
      />
      <TextField
        label={translate(memberAccess.places)}
        description={translate(memberAccess.placesText)}
        inputMode="numeric"
        value={places}
        maxLength={6}
        errorMessage={isTried && !arePlacesRight ? translate(memberAccess.placesWrong) : null}
        onChange={setPlaces}
      />
    </AccessFormDialog>
  );
}
