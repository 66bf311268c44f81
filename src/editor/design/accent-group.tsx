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
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PaletteColorField } from './palette-color-field.tsx';
import { PaletteColorStrip } from './palette-color-strip.tsx';
import { generatedFields } from './palette-steps.ts';
import styles from './palette.module.css';
import { useDesign } from './use-design.ts';
import { useGestureId } from './use-gesture-id.ts';

const TITLES: Readonly<Record<PaletteGenerator, string>> = {
  monochrome: 'Monochrome',
  complementary: 'Complementary',
  'analogous-i': 'Analogous I',
  'analogous-ii': 'Analogous II',
  [ADJUSTMENT]: 'Lighter and darker',
};

/** The accent, and the colours that follow it: by a preset, or lightened and darkened (PAL-01, DSGN-30, DSGN-31). */
export function AccentGroup({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const gesture = useGestureId();
  const [problem, setProblem] = useState<string | null>(null);
  const { palette, paletteGenerator } = design;

  function choose(accent: string, generator: string | undefined, name: string, gestureId?: string): void {
    const generated = withAccent(palette, generator, accent);
    setProblem(generated.ok ? null : generated.error);
    if (generated.ok) set(generatedFields(generated.value), name, gestureId);
    else {
      // oxlint-disable-next-line no-console
      console.error(generated.error);
    }
  }

  return (
    <PanelGroup
      title="From an accent"
      description="Choose one color; the light and the dark accent follow it, and all color themes with them."
    >
      <PaletteColorField
        label="Accent"
        value={palette.accent}
        fault={INVALID_ACCENT}
        onChange={(color) => choose(color, paletteGenerator, 'Change accent color', gesture.current())}
        onChangeEnd={gesture.end}
      />
      {problem === null ? null : (
        <Banner tone="warning" title="The palette stays as it is">
          Nobody knows here how its light and dark accent were found. Choose one of the ways below.
        </Banner>
      )}
      <ul className={styles['schemes']} aria-label="What follows the accent">
        {PALETTE_GENERATORS.map((generator) => {
          const generated = withAccent(palette, generator, palette.accent);
          const colors = generated.ok ? generated.value.palette : palette;
          return (
            <li key={generator}>
              <ToggleButton
                className={styles['scheme'] ?? ''}
                isSelected={paletteGenerator === generator}
                onChange={() => choose(palette.accent, generator, `Use ${TITLES[generator]} palette`)}
              >
                <PaletteColorStrip colors={[colors.accent, colors.lightAccent, colors.darkAccent]} />
                {TITLES[generator]}
              </ToggleButton>
            </li>
          );
        })}
      </ul>
      <Switch
        label="Light and dark accent follow"
        description="Off: they stay as they are when the accent changes."
        isSelected={paletteGenerator !== BY_HAND}
        onChange={(follows) =>
          set(
            { paletteGenerator: follows ? undefined : BY_HAND },
            follows ? 'Let colors follow the accent' : 'Keep colors as they are',
          )
        }
      />
    </PanelGroup>
  );
}
