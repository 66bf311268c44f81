import { BY_HAND } from '#domain/palette/generators.ts';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import { fill, withinSentence } from '#messages/message.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { AccentGroup } from './accent-group.tsx';
import { ImageGroup } from './image-group.tsx';
import { OwnColorsGroup } from './own-colors-group.tsx';
import { PaletteColorField } from './palette-color-field.tsx';
import { PaletteContrastGroup } from './palette-contrast-group.tsx';
import { PALETTE_FIELDS } from './palette-fields.ts';
import { PreviewBar } from './preview-bar.tsx';
import { useDesign } from './use-design.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';

/** The palette (DSGN-11): from an accent, from a picture, or by hand; its contrasts; and custom colours. */
export function PaletteEditor({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const gesture = useGestureId();

  return (
    <Panel
      title={translate(siteColors.palette)}
      back={{ to: '/design/site-styles/colors', label: translate(siteColors.colors) }}
      publishes={site}
    >
      <AccentGroup site={site} />
      <ImageGroup site={site} />
      <PanelGroup title={translate(siteColors.byHand)} description={translate(siteColors.byHandHelp)}>
        {PALETTE_FIELDS.filter(({ id }) => id !== 'accent').map(({ id, label }) => (
          <PaletteColorField
            key={id}
            label={translate(label)}
            value={design.palette[id]}
            onChange={(color) =>
              set(
                {
                  [`palette.${id}`]: color,
                  // A light or dark accent that was set by hand is not overwritten by the next accent.
                  ...(id === 'lightAccent' || id === 'darkAccent' ? { paletteGenerator: BY_HAND } : {}),
                },
                fill(siteColors.changeColor, { name: withinSentence(label) }),
                gesture.current(),
              )
            }
            onChangeEnd={gesture.end}
          />
        ))}
      </PanelGroup>
      <PaletteContrastGroup site={site} />
      <OwnColorsGroup site={site} />
      <PreviewBar site={site} />
    </Panel>
  );
}
