import { Suspense } from 'react';
import { assertNever } from '#lib/invariant.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Slider } from '#ui/slider.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { ColorField } from '#ui/color-field.tsx';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import { sayLabel } from '#ui/say-label.ts';
import { CollectionField } from './collection-field.tsx';
import type { FieldProps } from '../fields/field-props.ts';
import { ImageField } from '../fields/image-field.tsx';
import { LengthField } from './length-field.tsx';
import { LinkField } from '../fields/link-field.tsx';
import { ListField } from './list-field.tsx';
import { MailingListField } from './mailing-list-field.tsx';
import { segmentIcon } from './segment-icon.tsx';
import { TextFieldView } from '../fields/text-field-view.tsx';
import { useDraft } from '../fields/use-draft.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const BlockSlidesField = lazyPart(async () => (await import('./block-slides-field.tsx')).BlockSlidesField);
const RichTextField = lazyPart(async () => (await import('./rich-text-field.tsx')).RichTextField);

/** One control of the generated panel, by its kind. */
export function FieldView(props: FieldProps) {
  const { control, value, onChange, error } = props;
  const help = control.help === undefined ? undefined : sayLabel(control.help);
  switch (control.control) {
    case 'text':
    case 'textarea':
      return <TextFieldView {...props} control={control} />;
    case 'number':
      return (
        <NumberField
          label={sayLabel(control.label)}
          description={help}
          errorMessage={error}
          value={typeof value === 'number' ? value : control.min}
          minValue={control.min}
          maxValue={control.max}
          step={control.step ?? 1}
          unit={control.unit}
          onChange={(next) => (Number.isNaN(next) ? undefined : onChange(next))}
        />
      );
    case 'slider':
      return <SliderView {...props} control={control} />;
    case 'toggle':
      return (
        <Switch
          label={sayLabel(control.label)}
          description={help}
          isSelected={value === true}
          onChange={(next) => onChange(next)}
        />
      );
    case 'select':
      return (
        <Select
          label={sayLabel(control.label)}
          description={help}
          errorMessage={error}
          options={control.options.map((option) => ({ value: option.value, label: sayLabel(option.label) }))}
          value={typeof value === 'string' ? value : null}
          onChange={(next) => onChange(next)}
        />
      );
    case 'segmented':
      return (
        <SegmentedControl
          label={sayLabel(control.label)}
          value={typeof value === 'string' ? value : ''}
          options={control.options.map((option) => ({
            value: option.value,
            label: sayLabel(option.label),
            ...(option.icon === undefined ? {} : { icon: segmentIcon(option.icon) }),
          }))}
          onChange={(next) => onChange(next)}
        />
      );
    case 'color':
      return <ColorView {...props} control={control} />;
    case 'link':
      return <LinkField {...props} control={control} />;
    case 'image':
      return <ImageField {...props} control={control} />;
    case 'slides':
      return (
        <Suspense fallback={<Spinner label={translate(inspector.openingSlides)} />}>
          <BlockSlidesField {...props} control={control} Field={FieldView} />
        </Suspense>
      );
    case 'length':
      return <LengthField {...props} control={control} />;
    case 'list':
      return <ListField {...props} control={control} Field={FieldView} />;
    case 'rich-text':
      return props.onEditInPlace !== undefined ? (
        <EditInPlace label={sayLabel(control.label)} onPress={props.onEditInPlace} />
      ) : (
        <Suspense fallback={<Spinner label={translate(inspector.openingText)} />}>
          <RichTextField {...props} control={control} />
        </Suspense>
      );
    case 'mailing-list':
      return <MailingListField value={value} onChange={onChange} />;
    case 'collection':
    case 'product':
      return <CollectionField {...props} control={control} />;
    case 'custom':
      return null;
    default:
      return assertNever(control);
  }
}

/** A text that is shown on the page is edited there. */
function EditInPlace({ label, onPress }: { readonly label: string; readonly onPress: () => void }) {
  return (
    <Button size="small" aria-label={translate(inspector.editFieldOnPage, { label })} onPress={onPress}>
      {translate(inspector.editOnPage)}
    </Button>
  );
}

/** The page follows the thumb; the whole movement is one step of undo. */
function SliderView({ control, value, onChange }: FieldProps<'slider'>) {
  const { draft, change, finish } = useDraft(typeof value === 'number' ? value : control.min, onChange);
  return (
    <Slider
      label={sayLabel(control.label)}
      min={control.min}
      max={control.max}
      step={control.step}
      unit={control.unit}
      value={draft}
      onChange={change}
      onChangeEnd={finish}
    />
  );
}

function ColorView({ control, value, onChange }: FieldProps<'color'>) {
  const { draft, change, finish } = useDraft(typeof value === 'string' ? value : '#000000', onChange);
  return <ColorField label={sayLabel(control.label)} value={draft} onChange={change} onChangeEnd={finish} />;
}
