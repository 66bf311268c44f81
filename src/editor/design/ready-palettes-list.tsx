import { ToggleButton } from 'react-aria-components';
import { SYSTEM_COLOR_IDS } from '#domain/palette/color-ids.ts';
import { paletteOfReady, READY_PALETTES, type ReadyPalette } from '#domain/palette/ready-palettes.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useDesignPreview } from './design-preview.ts';
import styles from './design.module.css';
import { PaletteColorStrip } from './palette-color-strip.tsx';
import { paletteFields } from './palette-steps.ts';
import { useDesign } from './use-design.ts';

/** Ready-made palettes (DSGN-32): the site previews a choice at once, and it is applied or discarded (DSGN-33). */
export function ReadyPalettesList({ site }: { readonly site: DocumentStore }) {
  const { design } = useDesign(site);
  const preview = useDesignPreview((state) => state.preview);
  const show = useDesignPreview((state) => state.show);

  function tryOut(ready: ReadyPalette): void {
    show({
      id: ready.id,
      title: ready.name,
      fields: { ...paletteFields(paletteOfReady(ready)), paletteGenerator: undefined },
    });
  }

  return (
    <ul className={styles['readyPalettes']}>
      {READY_PALETTES.map((ready) => {
        const palette = paletteOfReady(ready);
        const isInUse = SYSTEM_COLOR_IDS.every((id) => design.palette[id] === palette[id]);
        const isShown = preview === null ? isInUse : preview.id === ready.id;
        return (
          <li key={ready.id}>
            <ToggleButton
              className={styles['readyPalette'] ?? ''}
              isSelected={isShown}
              onChange={() => (isInUse || preview?.id === ready.id ? show(null) : tryOut(ready))}
            >
              <PaletteColorStrip colors={ready.colors} />
              {translate(ready.name)}
            </ToggleButton>
          </li>
        );
      })}
    </ul>
  );
}
