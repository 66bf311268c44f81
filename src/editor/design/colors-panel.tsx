import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PanelLinks } from '../panel/panel-links.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import styles from './design.module.css';
import { PALETTE_FIELDS } from './palette-fields.ts';
import { PreviewBar } from './preview-bar.tsx';
import { ReadyPalettesList } from './ready-palettes-list.tsx';
import { useDesign } from './use-design.ts';

/** The site's colours (DSGN-08): the palette, and the themes that are derived from it. */
export function ColorsPanel({ site }: { readonly site: DocumentStore }) {
  const { design } = useDesign(site);
  return (
    <Panel
      title="Colors"
      back={{ to: '/design/site-styles', label: 'Site styles' }}
      actions={<UndoRedo store={site} />}
    >
      <div className={styles['paletteStrip']} aria-hidden="true">
        {PALETTE_FIELDS.map(({ id }) => (
          <span key={id} style={{ background: design.palette[id] }} />
        ))}
      </div>
      <PanelLinks
        label="Colors"
        links={[
          {
            to: '/design/site-styles/colors/palette-editor',
            label: 'Edit palette',
            description: 'From an accent, from a picture or by hand; contrast; own colors',
          },
          {
            to: '/design/site-styles/colors/color-themes',
            label: 'Color themes',
            description: 'Ten looks a section can wear',
          },
        ]}
      />
      <PanelGroup
        title="Ready-made palettes"
        description="Choose one to see it on the site before anything is changed."
      >
        <ReadyPalettesList site={site} />
      </PanelGroup>
      <PreviewBar site={site} />
    </Panel>
  );
}
