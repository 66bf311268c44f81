import { mendPair, mendPalette, PALETTE_PAIRS } from '#domain/palette/palette-pairs.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { ContrastList } from './contrast-list.tsx';
import { paletteColorLabel } from './palette-fields.ts';
import { paletteFields } from './palette-steps.ts';
import { useDesign } from './use-design.ts';

/** How the colours of the palette can be read on each other. */
export function PaletteContrastGroup({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { palette } = design;
  return (
    <PanelGroup
      title="Contrast"
      description="Where a pair falls short, color themes take a readable shade of their own instead. Mending moves the color itself."
    >
      <ContrastList
        label="Pairs of the palette"
        pairs={PALETTE_PAIRS.map((pair) => ({
          key: `${pair.front}-${pair.back}`,
          title: `${paletteColorLabel(pair.front)} on ${paletteColorLabel(pair.back)}`,
          front: palette[pair.front],
          back: palette[pair.back],
          needed: pair.needed,
          mend: () =>
            set(
              { [`palette.${pair.front}`]: mendPair(palette, pair)[pair.front] },
              `Mend ${paletteColorLabel(pair.front).toLowerCase()} color`,
            ),
        }))}
        onMendAll={() => set(paletteFields(mendPalette(palette)), 'Mend contrast of the palette')}
      />
    </PanelGroup>
  );
}
