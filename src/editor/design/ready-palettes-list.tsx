import { ToggleButton } from 'react-aria-components';
import { paletteOfReady, READY_PALETTES, type ReadyPalette } from '#domain/design/ready-palettes.ts';
import type { DocumentStore } from '../document/document-store.ts';
import styles from './design.module.css';
import { PALETTE_FIELDS } from './palette-fields.ts';
import { useDesign } from './use-design.ts';

/** Palettes to take as they are (DSGN-32): the site shows a choice at once, and undo takes it back. */
export function ReadyPalettesList({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);

  function apply(ready: ReadyPalette): void {
    const fields = Object.entries(paletteOfReady(ready)).map(([id, color]) => [`palette.${id}`, color]);
    set(Object.fromEntries(fields), `Use palette ${ready.name}`);
  }

  return (
    <ul className={styles['readyPalettes']}>
      {READY_PALETTES.map((ready) => {
        const palette = paletteOfReady(ready);
        const isInUse = PALETTE_FIELDS.every(({ id }) => design.palette[id] === palette[id]);
        return (
          <li key={ready.id}>
            <ToggleButton
              className={styles['readyPalette'] ?? ''}
              isSelected={isInUse}
              onChange={() => apply(ready)}
            >
              <span className={styles['readyColors']} aria-hidden="true">
                {ready.colors.map((color) => (
                  <span key={color} style={{ background: color }} />
                ))}
              </span>
              {ready.name}
            </ToggleButton>
          </li>
        );
      })}
    </ul>
  );
}
