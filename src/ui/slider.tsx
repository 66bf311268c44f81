import {
  Label,
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { classes } from './classes.ts';
import fieldStyles from './field.module.css';
import styles from './slider.module.css';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number | undefined;
  /** Shown after the number: `px`, `%`. */
  readonly unit?: string | undefined;
  readonly onChange: (value: number) => void;
  /** When the thumb is let go: where a value is worth saving. */
  readonly onChangeEnd?: ((value: number) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A number chosen with a slider. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  unit = '',
  onChange,
  onChangeEnd,
  isDisabled = false,
  className,
}: SliderProps) {
  return (
    <AriaSlider
      value={value}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={onChange}
      {...(onChangeEnd === undefined ? {} : { onChangeEnd })}
      isDisabled={isDisabled}
      className={classes(styles['slider'], className)}
    >
      <div className={styles['texts']}>
        <Label className={fieldStyles['label'] ?? ''}>{label}</Label>
        <SliderOutput className={styles['output'] ?? ''}>
          {({ state }) => `${state.getThumbValueLabel(0)}${unit}`}
        </SliderOutput>
      </div>
      <SliderTrack className={styles['track'] ?? ''}>
        <SliderFill className={styles['fill'] ?? ''} style={{ height: '4px' }} />
        <SliderThumb className={styles['thumb'] ?? ''} />
      </SliderTrack>
    </AriaSlider>
  );
}
