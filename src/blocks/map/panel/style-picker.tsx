import { Label, Radio, RadioGroup } from 'react-aria-components';
import { markerImage } from '#domain/maps/marker-image.ts';
import {
  codeOfMapStyle,
  MAP_COLORS,
  MAP_STYLE_TITLES,
  MAP_STYLES,
  mapStyleOf,
} from '#domain/maps/map-styles.ts';
import fieldStyles from '#ui/field.module.css';
import { translate } from '#ui/translate.ts';
import { mapFields } from '#messages/en/interface/map-fields.ts';
import styles from './panel.module.css';

interface StylePickerProps {
  /** The stored code (MAP-34). */
  readonly value: number;
  readonly onChange: (code: number) => void;
}

/** The six styles, each as a small map in its colours (MAP-02, MAP-32). */
export function StylePicker({ value, onChange }: StylePickerProps) {
  return (
    <RadioGroup
      value={mapStyleOf(value)}
      onChange={(style) => onChange(MAP_STYLES.findIndex((each) => each === style) + 1)}
      className={fieldStyles['field'] ?? ''}
    >
      <Label className={fieldStyles['label'] ?? ''}>{translate(mapFields.style)}</Label>
      <div className={styles['styles']}>
        {MAP_STYLES.map((style) => {
          const { sea, land, coast, border } = MAP_COLORS[style];
          return (
            <Radio
              key={style}
              value={style}
              className={styles['style'] ?? ''}
              data-style-code={codeOfMapStyle(style)}
            >
              <svg viewBox="0 0 60 40" aria-hidden="true" className={styles['sample']}>
                <rect width="60" height="40" fill={sea} />
                <path
                  d="M0 0H34C40 5 33 11 38 17C44 24 36 31 41 40H0Z"
                  fill={land}
                  stroke={coast}
                  strokeWidth="1"
                />
                <path d="M0 24C10 19 20 27 37 22" fill="none" stroke={border} strokeWidth="1.5" />
                <image href={markerImage(style)} x="17" y="7" width="9" height="12" />
              </svg>
              {translate(MAP_STYLE_TITLES[style])}
            </Radio>
          );
        })}
      </div>
    </RadioGroup>
  );
}
