import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Slider } from '#ui/slider.tsx';
import { translate } from '#ui/translate.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import { changing } from '#domain/documents/changing.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { useDesign } from './use-design.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';

const sizes = () =>
  [
    { value: 'small', label: translate(siteStyles.small) },
    { value: 'medium', label: translate(siteStyles.medium) },
    { value: 'large', label: translate(siteStyles.large) },
  ] as const;

/** The site's spacing (DSGN-06, DSGN-42). */
export function SiteSpacingPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { spacing } = design;
  const gesture = useGestureId();
  return (
    <Panel
      title={translate(siteStyles.siteSpacing)}
      back={{ to: '/design/site-styles', label: translate(siteStyles.title) }}
      publishes={site}
    >
      <PanelGroup>
        <Slider
          label={translate(siteStyles.siteWidth)}
          min={800}
          max={2000}
          step={20}
          unit="px"
          value={spacing.siteWidth}
          onChange={(value) =>
            set({ 'spacing.siteWidth': value }, changing(siteStyles.siteWidth), gesture.current())
          }
          onChangeEnd={gesture.end}
        />
        <SegmentedControl
          label={translate(siteStyles.pageMargins)}
          options={sizes()}
          value={spacing.siteMargin}
          onChange={(value) => set({ 'spacing.siteMargin': value }, changing(siteStyles.pageMargins))}
        />
        <SegmentedControl
          label={translate(siteStyles.sectionPadding)}
          options={sizes()}
          value={spacing.sectionPadding}
          onChange={(value) => set({ 'spacing.sectionPadding': value }, changing(siteStyles.sectionPadding))}
        />
        <Slider
          label={translate(siteStyles.blockGap)}
          min={0}
          max={48}
          unit="px"
          value={spacing.blockGap}
          onChange={(value) =>
            set({ 'spacing.blockGap': value }, changing(siteStyles.blockGap), gesture.current())
          }
          onChangeEnd={gesture.end}
        />
      </PanelGroup>
    </Panel>
  );
}
