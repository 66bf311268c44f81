import { useSearchParams } from 'react-router';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import { colorThemeTitle, deriveTheme } from '#domain/design/color-themes.ts';
import { THEME_SLOTS, type ThemeSlot } from '#domain/design/design-settings.ts';
import { mendTheme, THEME_PAIRS } from '#domain/design/theme-contrast.ts';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import { fill, type Words } from '#messages/message.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { ContrastList } from './contrast-list.tsx';
import { overrideValue } from './palette-steps.ts';
import { ThemeSlotField } from './theme-slot-field.tsx';
import { THEME_SLOT_FIELDS, themeSlotLabel } from './theme-slots.ts';
import { useDesign } from './use-design.ts';

/** One colour theme (DSGN-10, DSGN-12): each part follows the palette, or has a custom colour (DSGN-35). */
export function ThemeEditor({
  site,
  isFromList,
}: {
  readonly site: DocumentStore;
  readonly isFromList: boolean;
}) {
  const { design, set } = useDesign(site);
  const [parameters] = useSearchParams();
  const theme = COLOR_THEME_IDS.find((id) => id === parameters.get('theme')) ?? 'white';
  const name = colorThemeTitle(theme);
  const title = translate(name);
  const colors = deriveTheme(design, theme);

  function mend(slots: readonly ThemeSlot[], step: Words): void {
    const fields = Object.entries(mendTheme(design, theme, slots)).map(
      ([key, override]) => [`overrides.${key}`, overrideValue(override)] as const,
    );
    set(Object.fromEntries(fields), step);
  }

  return (
    <Panel
      title={title}
      back={
        isFromList
          ? { to: '/design/site-styles/colors/color-themes', label: translate(siteColors.themes) }
          : { to: '/design/site-styles/colors', label: translate(siteColors.colors) }
      }
      publishes={site}
    >
      <PanelGroup>
        {THEME_SLOT_FIELDS.map(({ slot, label }) => (
          <ThemeSlotField
            key={`${theme}-${slot}`}
            site={site}
            theme={theme}
            slot={slot}
            label={translate(label)}
            words={label}
            color={colors[slot]}
          />
        ))}
      </PanelGroup>
      <PanelGroup title={translate(siteColors.contrast)}>
        <ContrastList
          label={translate(siteColors.pairsOf, { theme: name })}
          pairs={THEME_PAIRS.map(({ slot, on, needed }) => {
            // The block's background is adjusted, but the contrast is that of the text on it.
            const [front, back] = slot === 'block' ? [on, slot] : [slot, on];
            return {
              key: slot,
              title: translate(siteColors.pair, { front: themeSlotLabel(front), back: themeSlotLabel(back) }),
              front: colors[front],
              back: colors[back],
              needed,
              mend: () => mend([slot], fill(siteColors.mendOf, { what: themeSlotLabel(slot), theme: name })),
            };
          })}
          onMendAll={() => mend(THEME_SLOTS, fill(siteColors.mendContrastOf, { theme: name }))}
        />
      </PanelGroup>
    </Panel>
  );
}
