import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PanelLinks } from '../panel/panel-links.tsx';
import { Panel } from '../panel/panel.tsx';
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
      title={translate(siteColors.colors)}
      back={{ to: '/design/site-styles', label: translate(siteStyles.title) }}
      publishes={site}
    >
      <div className={styles['paletteStrip']} aria-hidden="true">
        {PALETTE_FIELDS.map(({ id }) => (
          <span key={id} style={{ background: design.palette[id] }} />
        ))}
      </div>
      <PanelLinks
        label={translate(siteColors.colors)}
        links={[
          {
            to: '/design/site-styles/colors/palette-editor',
            label: translate(siteColors.editPalette),
            description: translate(siteColors.editPaletteHelp),
          },
          {
            to: '/design/site-styles/colors/color-themes',
            label: translate(siteColors.themes),
            description: translate(siteColors.themesHelp),
          },
        ]}
      />
      <PanelGroup title={translate(siteColors.readyMade)} description={translate(siteColors.readyMadeHelp)}>
        <ReadyPalettesList site={site} />
      </PanelGroup>
      <PreviewBar site={site} />
    </Panel>
  );
}
