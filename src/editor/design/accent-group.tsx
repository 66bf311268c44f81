import { useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import {
  ADJUSTMENT,
  BY_HAND,
  PALETTE_GENERATORS,
  withAccent,
  type PaletteGenerator,
} from '#domain/palette/generators.ts';
import { INVALID_ACCENT } from '#domain/palette/safe-colors.ts';
import { Banner } from '#ui/banner.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import { colorNames } from '#messages/en/interface/color-names.ts';
import { fill, type Words } from '#messages/message.ts';
import { changing } from '#domain/documents/changing.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PaletteColorField } from './palette-color-field.tsx';
import { PaletteColorStrip } from './palette-color-strip.tsx';
import { generatedFields } from './palette-steps.ts';
import styles from './palette.module.css';
import { useDesign } from './use-design.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';

const TITLES: Readonly<Record<PaletteGenerator, Words>> = {
  monochrome: siteColors.monochrome,
  complementary: siteColors.complementary,
  'analogous-i': siteColors.analogousI,
  'analogous-ii': siteColors.analogousIi,
  [ADJUSTMENT]: siteColors.lighterAndDarker,
};

/** The accent, and the colours that follow it: by a preset, or lightened and darkened (PAL-01, DSGN-30, DSGN-31). */
export function AccentGroup({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const gesture = useGestureId();
  const [problem, setProblem] = useState<string | null>(null);
  const { palette, paletteGenerator } = design;

  function choose(accent: string, generator: string | undefined, name: Words, gestureId?: string): void {
    const generated = withAccent(palette, generator, accent);
    setProblem(generated.ok ? null : generated.error);
    if (generated.ok) set(generatedFields(generated.value), name, gestureId);
    else {
      // oxlint-disable-next-line no-console
      console.error(generated.error);
    }
  }

  return (
    <PanelGroup title={translate(siteColors.fromAccent)} description={translate(siteColors.fromAccentHelp)}>
      <PaletteColorField
        label={translate(colorNames.accent)}
        value={palette.accent}
        fault={INVALID_ACCENT}
        onChange={(color) =>
          choose(color, paletteGenerator, changing(siteColors.accentColor), gesture.current())
        }
        onChangeEnd={gesture.end}
      />
      {problem === null ? null : (
        <Banner tone="warning" title={translate(siteColors.paletteStays)}>
          {translate(siteColors.paletteStaysHelp)}
        </Banner>
      )}
      <ul className={styles['schemes']} aria-label={translate(siteColors.whatFollows)}>
        {PALETTE_GENERATORS.map((generator) => {
          const generated = withAccent(palette, generator, palette.accent);
          const colors = generated.ok ? generated.value.palette : palette;
          return (
            <li key={generator}>
              <ToggleButton
                className={styles['scheme'] ?? ''}
                isSelected={paletteGenerator === generator}
                onChange={() =>
                  choose(palette.accent, generator, fill(siteColors.usePalette, { name: TITLES[generator] }))
                }
              >
                <PaletteColorStrip colors={[colors.accent, colors.lightAccent, colors.darkAccent]} />
                {translate(TITLES[generator])}
              </ToggleButton>
            </li>
          );
        })}
      </ul>
      <Switch
        label={translate(siteColors.companionsFollow)}
        description={translate(siteColors.companionsFollowHelp)}
        isSelected={paletteGenerator !== BY_HAND}
        onChange={(follows) =>
          set(
            { paletteGenerator: follows ? undefined : BY_HAND },
            follows ? siteColors.letFollow : siteColors.keepColors,
          )
        }
      />
    </PanelGroup>
  );
}
