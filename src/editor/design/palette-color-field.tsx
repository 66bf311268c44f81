import { useState } from 'react';
import { ColorPicker, parseColor, type Color } from 'react-aria-components';
import { parseColorText } from '#domain/palette/parse-color.ts';
import { ColorPickerButton } from '#ui/color-picker-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import styles from './palette.module.css';

interface PaletteColorFieldProps {
  readonly label: string;
  /** `#rrggbb`. */
  readonly value: string;
  readonly description?: string | undefined;
  /** Called with `#rrggbb`: during picking, and for typed input on blur. */
  readonly onChange: (color: string) => void;
  /** Called when picking has ended. */
  readonly onChangeEnd: () => void;
  /** Logged for a text that is no colour. */
  readonly fault?: string | undefined;
}

/**
 * A colour of the palette: picked, or typed as a code or a name. Invalid input stays as it was typed, with an error;
 * the palette keeps its last colour (PAL-39, DSGN-40).
 */
export function PaletteColorField({
  label,
  value,
  description,
  onChange,
  onChangeEnd,
  fault = `${label} color must be a valid color`,
}: PaletteColorFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: string } | null>(null);
  const [hasFault, setFault] = useState(false);
  // A colour changed elsewhere (the picker, undo, another person) replaces the typed text.
  const text = typed?.before === value ? typed.text : null;

  function finish(): void {
    if (text === null) return;
    const color = parseColorText(text);
    setFault(color === null);
    if (color === null) {
      // oxlint-disable-next-line no-console
      console.error(fault, text);
      return;
    }
    setTyped(null);
    if (color !== value.toLowerCase()) onChange(color);
    onChangeEnd();
  }

  return (
    <ColorPicker
      value={parseColor(value).toFormat('hsb')}
      onChange={(color) => {
        setTyped(null);
        onChange(hexOf(color));
      }}
    >
      <TextField
        label={label}
        description={description}
        value={text ?? value}
        onChange={(next) => {
          setTyped({ text: next, before: value });
          setFault(false);
        }}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
        }}
        errorMessage={
          hasFault && text !== null
            ? text.trim() === ''
              ? translate(siteColors.emptyColor, { color: value })
              : translate(siteColors.noSuchColor, { text: text.trim(), color: value })
            : null
        }
        spellCheck="false"
        autoComplete="off"
        maxLength={80}
        className={styles['colorField']}
        prefix={<ColorPickerButton label={label} onChangeEnd={onChangeEnd} />}
      />
    </ColorPicker>
  );
}

function hexOf(color: Color): string {
  return color.toString('hex').toLowerCase();
}
