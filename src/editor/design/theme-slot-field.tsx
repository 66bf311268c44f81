import { RotateCcw } from 'lucide-react';
import type { ColorThemeId } from '#domain/palette/color-theme-ids.ts';
import { colorThemeTitle } from '#domain/design/color-themes.ts';
import type { ColorOverride, OverrideKey, ThemeSlot } from '#domain/design/design-settings.ts';
import { customColorTitle } from '#domain/palette/custom-colors.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import { fill, withinSentence, type Words } from '#messages/message.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import styles from './design.module.css';
import { PaletteColorField } from './palette-color-field.tsx';
import { PALETTE_CHOICES } from './palette-fields.ts';
import { overrideValue } from './palette-steps.ts';
import { useDesign } from './use-design.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';

const FROM_THEME = 'theme';
const OWN_COLOR = 'custom';

/**
 * One part of a colour theme: it follows the theme, or a colour of the palette, or has a custom colour, each with its
 * opacity (DSGN-35 to DSGN-37).
 */
export function ThemeSlotField({
  site,
  theme,
  slot,
  label,
  words,
  color,
}: {
  readonly site: DocumentStore;
  readonly theme: ColorThemeId;
  readonly slot: ThemeSlot;
  readonly label: string;
  /** The label in every language. */
  readonly words: Words;
  /** The colour as the part is shown now. */
  readonly color: string;
}) {
  const { design, set, reset } = useDesign(site);
  const gesture = useGestureId();
  const key: OverrideKey = `${theme}-${slot}`;
  const field = `overrides.${key}`;
  const override = design.overrides[key];
  const name = fill(siteColors.changeSlot, { slot: withinSentence(words), theme: colorThemeTitle(theme) });

  function change(next: ColorOverride, gestureId?: string): void {
    set({ [field]: overrideValue(next) }, name, gestureId);
  }

  function choose(value: string): void {
    const opacity = override?.opacity;
    if (value === FROM_THEME) reset([field], name);
    else if (value === OWN_COLOR) change({ type: 'CUSTOM_COLOR', color });
    else change({ type: 'SITE_PALETTE_COLOR', colorId: value as 'accent', opacity });
  }

  return (
    <div className={styles['slotField']}>
      <div className={styles['slot']}>
        <Select
          label={label}
          options={[
            { value: FROM_THEME, label: translate(siteColors.fromTheme) },
            ...PALETTE_CHOICES.map((each) => ({ value: each.id as string, label: translate(each.label) })),
            ...design.customColors.map((each) => ({
              value: each.id as string,
              label: customColorTitle(each),
            })),
            { value: OWN_COLOR, label: translate(siteColors.itsOwn) },
          ]}
          value={
            override === undefined
              ? FROM_THEME
              : override.type === 'CUSTOM_COLOR'
                ? OWN_COLOR
                : override.colorId
          }
          onChange={choose}
        />
        {override?.type === 'CUSTOM_COLOR' ? null : (
          <span className={styles['slotSwatch']} style={{ background: color }} aria-hidden="true" />
        )}
        {override === undefined ? null : (
          <IconButton
            label={translate(siteColors.backToTheme, { slot: label })}
            size="small"
            onPress={() => reset([field], name)}
          >
            <RotateCcw aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {override?.type === 'CUSTOM_COLOR' ? (
        <PaletteColorField
          label={translate(siteColors.slotColor, { slot: label })}
          value={override.color}
          onChange={(next) => change({ ...override, color: next }, gesture.current())}
          onChangeEnd={gesture.end}
        />
      ) : null}
      {override === undefined ? null : (
        <Slider
          label={translate(siteColors.slotOpacity, { slot: label })}
          min={0}
          max={100}
          step={5}
          unit="%"
          value={Math.round((override.opacity ?? 1) * 100)}
          onChange={(percent) => change({ ...override, opacity: percent / 100 }, gesture.current())}
          onChangeEnd={gesture.end}
        />
      )}
    </div>
  );
}
