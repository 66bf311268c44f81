import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Slider } from '#ui/slider.tsx';
import { translate } from '#ui/translate.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import { sayLabel } from '#ui/say-label.ts';
import type { FieldProps } from '../fields/field-props.ts';
import { useDraft } from '../fields/use-draft.ts';
import styles from './length-field.module.css';

const MAX_PERCENT = 100;

/** A length in pixels, or in percent of the width: stored as a number, or as a text with a percent sign. */
export function LengthField({ control, value, onChange }: FieldProps<'length'>) {
  const isPercent = typeof value === 'string' && value.trim().endsWith('%');
  const amount =
    typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : control.min;
  const { draft, change, finish } = useDraft(
    Number.isFinite(amount) ? amount : control.min,
    (next, gestureId) => onChange(isPercent ? `${next}%` : next, gestureId),
  );
  return (
    <div className={styles['length']}>
      <Slider
        className={styles['slider']}
        label={sayLabel(control.label)}
        min={control.min}
        max={isPercent ? Math.min(control.max, MAX_PERCENT) : control.max}
        step={isPercent ? 0.5 : 1}
        unit={isPercent ? '%' : 'px'}
        value={draft}
        onChange={change}
        onChangeEnd={finish}
      />
      <SegmentedControl
        label={translate(inspector.unitOf, { label: control.label })}
        isLabelHidden
        options={[
          { value: 'px', label: 'px' },
          { value: '%', label: '%' },
        ]}
        value={isPercent ? '%' : 'px'}
        onChange={(unit) => {
          const limit = unit === '%' ? MAX_PERCENT : control.max;
          const next = Math.min(limit, Math.max(control.min, Math.round(draft)));
          onChange(unit === '%' ? `${next}%` : next);
        }}
      />
    </div>
  );
}
