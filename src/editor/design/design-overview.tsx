import { CODE_PERMISSION } from '#domain/records/changed-code.ts';
import { NO_ANIMATION } from '#domain/design/animation-settings.ts';
import { translate } from '#ui/translate.ts';
import { configArea } from '#messages/en/interface/config-area.ts';
import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { productItems } from '#messages/en/interface/product-items.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import type { Message } from '#messages/message.ts';
import { ANIMATION_LABELS } from './animation-labels.ts';
import { fontNameOf } from './font-name-of.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PanelLinks } from '../panel/panel-links.tsx';
import { Panel } from '../panel/panel.tsx';
import styles from './design.module.css';
import { useBootFacts } from '../site-context/boot-context.ts';
import { PALETTE_FIELDS } from './palette-fields.ts';
import { useDesign } from './use-design.ts';

const codeLinks = () => [
  {
    to: '/design/site-styles/custom-css',
    label: translate(siteStyles.customCss),
    description: translate(siteStyles.customCssHelp),
  },
  {
    to: '/design/site-styles/code',
    label: translate(siteStyles.code),
    description: translate(siteStyles.codeHelp),
  },
];

/** Settings that concern the look of a site but are stored elsewhere, with where; designers look for them here first. */
const lookElsewhere = () => {
  const within = (area: Message, screen: Message): string =>
    translate(siteStyles.screenOfArea, { area: translate(area), screen: translate(screen) });
  return [
    {
      to: '/settings/general',
      label: translate(siteStyles.logoAndIcon),
      description: within(configArea.settings, siteSettings.general),
    },
    {
      to: '/settings/password',
      label: translate(siteStyles.lockScreen),
      description: within(configArea.settings, siteSettings.password),
    },
    {
      to: '/marketing/badge',
      label: translate(overlaySettings.badge),
      description: within(configArea.marketing, overlaySettings.badge),
    },
  ];
};

/** Site styles: one panel for each topic (DSGN-01), and links to the other settings of the look (EDIT-38). */
export function DesignOverview({ site }: { readonly site: DocumentStore }) {
  const { design } = useDesign(site);
  const mayWriteCode = useBootFacts().permissions.includes(CODE_PERMISSION);
  const heading = fontNameOf(design, design.fonts.heading);
  const body = fontNameOf(design, design.fonts.body);
  return (
    <Panel title={translate(siteStyles.title)} publishes={site}>
      <PanelLinks
        label={translate(siteStyles.title)}
        links={[
          {
            to: '/design/site-styles/fonts',
            label: translate(siteStyles.fonts),
            description: heading === body ? heading : translate(siteStyles.twoFonts, { heading, body }),
          },
          {
            to: '/design/site-styles/colors',
            label: translate(siteStyles.colors),
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
            label: translate(siteStyles.buttons),
            description: translate(siteStyles.buttonsNow, design.buttons),
          },
          {
            to: '/design/site-styles/animations',
            label: translate(siteStyles.animations),
            description: translate(ANIMATION_LABELS[(design.animations ?? NO_ANIMATION).kind]),
          },
          {
            to: '/design/site-styles/image-blocks',
            label: translate(siteStyles.imageBlocks),
            description:
              design.images.radius === 0
                ? translate(siteStyles.squareCorners)
                : translate(siteStyles.cornersNow, { px: design.images.radius }),
          },
          {
            to: '/design/site-styles/product-items',
            label: translate(productItems.title),
            description: translate(productItems.help),
          },
          {
            to: '/design/site-styles/site-spacing',
            label: translate(siteStyles.siteSpacing),
            description: translate(siteStyles.widthNow, { px: design.spacing.siteWidth }),
          },
          ...(mayWriteCode ? codeLinks() : []),
        ]}
      />
      <PanelGroup title={translate(siteStyles.setElsewhere)}>
        <PanelLinks label={translate(siteStyles.setElsewhere)} links={lookElsewhere()} />
      </PanelGroup>
    </Panel>
  );
}
