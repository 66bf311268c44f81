import { CODE_PERMISSION } from '#domain/records/changed-code.ts';
import { NO_ANIMATION } from '#domain/design/animation-settings.ts';
import { ANIMATION_LABELS } from './animation-labels.ts';
import { fontNameOf } from './font-name-of.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelLinks } from '../panel/panel-links.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import styles from './design.module.css';
import { useBootFacts } from '../shell/boot-context.ts';
import { PALETTE_FIELDS } from './palette-fields.ts';
import { useDesign } from './use-design.ts';

const CODE_LINKS = [
  { to: '/design/site-styles/custom-css', label: 'Custom CSS', description: 'Rules of your own' },
  { to: '/design/site-styles/code', label: 'Code', description: 'For the head and the body of pages' },
];

/** Site styles: one panel a topic (DSGN-01). */
export function DesignOverview({ site }: { readonly site: DocumentStore }) {
  const { design } = useDesign(site);
  const mayWriteCode = useBootFacts().permissions.includes(CODE_PERMISSION);
  const heading = fontNameOf(design, design.fonts.heading);
  const body = fontNameOf(design, design.fonts.body);
  return (
    <Panel title="Site styles" actions={<UndoRedo store={site} />}>
      <PanelLinks
        label="Site styles"
        links={[
          {
            to: '/design/site-styles/fonts',
            label: 'Fonts',
            description: heading === body ? heading : `${heading} and ${body}`,
          },
          {
            to: '/design/site-styles/colors',
            label: 'Colors',
            preview: (
              <span className={styles['swatches']} aria-hidden="true">
                {PALETTE_FIELDS.map(({ id }) => (
                  <span key={id} style={{ background: design.palette[id] }} />
                ))}
              </span>
            ),
          },
          {
            to: '/design/site-styles/buttons',
            label: 'Buttons',
            description: describeButtons(design.buttons),
          },
          {
            to: '/design/site-styles/animations',
            label: 'Animations',
            description: ANIMATION_LABELS[(design.animations ?? NO_ANIMATION).kind],
          },
          {
            to: '/design/site-styles/image-blocks',
            label: 'Image blocks',
            description: design.images.radius === 0 ? 'Square corners' : `Corners ${design.images.radius} px`,
          },
          {
            to: '/design/site-styles/site-spacing',
            label: 'Site spacing',
            description: `${design.spacing.siteWidth} px wide`,
          },
          ...(mayWriteCode ? CODE_LINKS : []),
        ]}
      />
    </Panel>
  );
}

function describeButtons({ style, shape }: { readonly style: string; readonly shape: string }): string {
  return `${style === 'solid' ? 'Solid' : 'Outline'}, ${shape}`;
}
