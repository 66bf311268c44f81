import { translate } from '#ui/translate.ts';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import type { ColorId } from '#domain/palette/color-ids.ts';
import { colorById } from '#domain/palette/colors-by-id.ts';
import { customColorTitle } from '#domain/palette/custom-colors.ts';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import { PALETTE_FIELDS } from './palette-fields.ts';
import fieldStyles from '../fields/image-field.module.css';
import styles from './palette-swatches.module.css';

interface PaletteSwatchesProps {
  readonly label: string;
  readonly design: DesignSettings;
  readonly value: ColorId | null;
  readonly onChange: (id: ColorId) => void;
}

/** The colours of the site's palette and custom colours, to choose one. */
export function PaletteSwatches({ label, design, value, onChange }: PaletteSwatchesProps) {
  const choices = paletteChoices(design);
  return (
    <RadioGroup
      className={fieldStyles['field'] ?? ''}
      orientation="horizontal"
      value={value}
      onChange={(next) => {
        const chosen = choices.find(({ id }) => id === next);
        if (chosen !== undefined) onChange(chosen.id);
      }}
    >
      <Label className={fieldStyles['label'] ?? ''}>{label}</Label>
      <div className={styles['swatches']}>
        {choices.map(({ id, title, color }) => (
          <Radio
            key={id}
            value={id}
            aria-label={title}
            className={styles['swatch'] ?? ''}
            style={{ background: color }}
          >
            <span className={styles['name']} title={title} aria-hidden="true" />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}

interface PaletteChoice {
  readonly id: ColorId;
  readonly title: string;
  /** `#rrggbb` */
  readonly color: string;
}

/** The colours of a palette that can be chosen, in the order they are shown everywhere. */
export function paletteChoices({
  palette,
  customColors,
}: Pick<DesignSettings, 'palette' | 'customColors'>): readonly PaletteChoice[] {
  return [
    ...PALETTE_FIELDS.map(({ id, label }) => ({
      id,
      title: translate(label),
      color: colorById(palette, customColors, id) ?? palette.white,
    })),
    ...customColors.map((own) => ({ id: own.id, title: customColorTitle(own), color: own.color })),
  ];
}
