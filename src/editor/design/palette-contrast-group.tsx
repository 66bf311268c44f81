import { mendPair, mendPalette, PALETTE_PAIRS } from '#domain/palette/palette-pairs.ts';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import { labelWithin } from '#domain/documents/changing.ts';
import { fill } from '#messages/message.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { ContrastList } from './contrast-list.tsx';
import { paletteColorLabel } from './palette-fields.ts';
import { paletteFields } from './palette-steps.ts';
import { useDesign } from './use-design.ts';

/** The contrasts between colours of the palette. */
export function PaletteContrastGroup({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { palette } = design;
  return (
    <PanelGroup title={translate(siteColors.contrast)} description={translate(siteColors.contrastHelp)}>
      <ContrastList
        label={translate(siteColors.pairsOfPalette)}
        pairs={PALETTE_PAIRS.map((pair) => ({
          key: `${pair.front}-${pair.back}`,
          title: translate(siteColors.pair, {
            front: paletteColorLabel(pair.front),
            back: paletteColorLabel(pair.back),
          }),
          front: palette[pair.front],
          back: palette[pair.back],
          needed: pair.needed,
          mend: () =>
            set(
              { [`palette.${pair.front}`]: mendPair(palette, pair)[pair.front] },
              fill(siteColors.mendColor, { name: labelWithin(paletteColorLabel(pair.front)) }),
            ),
        }))}
        onMendAll={() => set(paletteFields(mendPalette(palette)), siteColors.mendPalette)}
      />
    </PanelGroup>
  );
}
