import { translate } from '#ui/translate.ts';
import { Radio, RadioGroup, Label } from 'react-aria-components';
import { COLOR_THEME_IDS, type ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import { colorThemeTitle, deriveThemes } from '#domain/design/color-themes.ts';
import fieldStyles from '../fields/image-field.module.css';
import { parseDesignSettings } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from '../fields/inspector-panel.module.css';

/** Letters, to see how they look. */
const SPECIMEN = 'Aa';

interface ThemeSwatchesProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (theme: ColorThemeId) => void;
}

/** The ten colour themes of the site, each in its own colours. */
export function ThemeSwatches({ label, value, onChange }: ThemeSwatchesProps) {
  const { site } = useWorkspace();
  const design = useRecord(site, 'design');
  const themes = deriveThemes(parseDesignSettings(design));
  return (
    <RadioGroup
      className={fieldStyles['field'] ?? ''}
      orientation="horizontal"
      value={value}
      onChange={(next) => {
        const theme = COLOR_THEME_IDS.find((id) => id === next);
        if (theme !== undefined) onChange(theme);
      }}
    >
      <Label className={fieldStyles['label'] ?? ''}>{label}</Label>
      <div className={styles['swatches']}>
        {COLOR_THEME_IDS.map((id) => (
          <Radio
            key={id}
            value={id}
            aria-label={translate(colorThemeTitle(id))}
            className={styles['swatch'] ?? ''}
            style={{ background: themes[id].background, color: themes[id].heading }}
          >
            <span aria-hidden="true" title={translate(colorThemeTitle(id))}>
              {SPECIMEN}
            </span>
            <span aria-hidden="true" className={styles['bar']} style={{ background: themes[id].accent }} />
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
