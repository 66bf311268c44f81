import {
  ColorField as AriaColorField,
  ColorPicker,
  Input,
  Label,
  parseColor,
  type Color,
} from 'react-aria-components';
import { classes } from './classes.ts';
import { ColorPickerButton } from './color-picker-button.tsx';
import fieldStyles from './field.module.css';
import styles from './color-field.module.css';

export interface ColorFieldProps {
  readonly label: string;
  /** `#rrggbb`. */
  readonly value: string;
  /** Called with `#rrggbb` while the colour is being chosen. */
  readonly onChange: (value: string) => void;
  /** When a choice is finished: where it is worth saving. */
  readonly onChangeEnd?: ((value: string) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A colour: a swatch that opens a picker, and its hex code. */
export function ColorField({
  label,
  value,
  onChange,
  onChangeEnd,
  isDisabled = false,
  className,
}: ColorFieldProps) {
  const end = (color: Color) => onChangeEnd?.(hexOf(color));
  return (
    <ColorPicker value={safeColor(value)} onChange={(color) => onChange(hexOf(color))}>
      <div className={classes(fieldStyles['field'], className)}>
        <AriaColorField isDisabled={isDisabled} className={fieldStyles['field'] ?? ''}>
          <Label className={fieldStyles['label'] ?? ''}>{label}</Label>
          <div className={classes(fieldStyles['frame'], styles['frame'])}>
            <ColorPickerButton label={label} isDisabled={isDisabled} onChangeEnd={end} />
            <Input className={classes(fieldStyles['input'], styles['code'])} spellCheck={false} />
          </div>
        </AriaColorField>
      </div>
    </ColorPicker>
  );
}

function hexOf(color: Color): string {
  return color.toString('hex').toLowerCase();
}

function safeColor(value: string) {
  return parseColor(/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000').toFormat('hsb');
}
