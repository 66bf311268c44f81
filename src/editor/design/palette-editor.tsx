import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ColorField } from '#ui/color-field.tsx';
import { Select } from '#ui/select.tsx';
import { deriveAccents, PALETTE_PRESETS, type PalettePreset } from '#domain/design/palette.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { PALETTE_FIELDS } from './palette-fields.ts';
import { useDesign } from './use-design.ts';
import { useGestureId } from './use-gesture-id.ts';

const PRESET_TITLES: Readonly<Record<PalettePreset, string>> = {
  monochrome: 'Monochrome',
  complementary: 'Complementary',
  'analogous-i': 'Analogous 1',
  'analogous-ii': 'Analogous 2',
};

/** The palette (DSGN-11): five colours, by hand or derived from the accent (DSGN-30, DSGN-31). */
export function PaletteEditor({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const [preset, setPreset] = useState<PalettePreset>('monochrome');
  const gesture = useGestureId();

  function derive(): void {
    const accents = deriveAccents(design.palette.accent, preset);
    if (!accents.ok) return;
    set(
      { 'palette.lightAccent': accents.value.lightAccent, 'palette.darkAccent': accents.value.darkAccent },
      `Derive ${PRESET_TITLES[preset].toLowerCase()} palette`,
    );
  }

  return (
    <Panel
      title="Palette"
      back={{ to: '/design/site-styles/colors', label: 'Colors' }}
      actions={<UndoRedo store={site} />}
    >
      <PanelGroup description="Every color theme follows these five, and keeps its texts readable on them.">
        {PALETTE_FIELDS.map(({ id, label }) => (
          <ColorField
            key={id}
            label={label}
            value={design.palette[id]}
            onChange={(color) =>
              set({ [`palette.${id}`]: color }, `Change ${label.toLowerCase()} color`, gesture.current())
            }
            onChangeEnd={gesture.end}
          />
        ))}
      </PanelGroup>
      <PanelGroup
        title="From the accent"
        description="Finds a light and a dark companion for the accent color."
      >
        <Select
          label="Preset"
          options={PALETTE_PRESETS.map((value) => ({ value, label: PRESET_TITLES[value] }))}
          value={preset}
          onChange={setPreset}
        />
        <Button onPress={derive}>Apply preset</Button>
      </PanelGroup>
    </Panel>
  );
}
