import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Slider } from '#ui/slider.tsx';
import { translate } from '#ui/translate.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import { changing } from '#domain/documents/changing.ts';
import { designSteps } from '#messages/en/interface/design-steps.ts';
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

/** The site's buttons (DSGN-03, DSGN-41). */
export function ButtonsPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { buttons } = design;
  const gesture = useGestureId();
  return (
    <Panel
      title={translate(siteStyles.buttons)}
      back={{ to: '/design/site-styles', label: translate(siteStyles.title) }}
      publishes={site}
    >
      <PanelGroup>
        <SegmentedControl
          label={translate(siteStyles.style)}
          options={[
            { value: 'solid', label: translate(siteStyles.solid) },
            { value: 'outline', label: translate(siteStyles.outline) },
          ]}
          value={buttons.style}
          onChange={(value) => set({ 'buttons.style': value }, changing(designSteps.buttonStyle))}
        />
        <SegmentedControl
          label={translate(siteStyles.shape)}
          options={[
            { value: 'square', label: translate(siteStyles.square) },
            { value: 'rounded', label: translate(siteStyles.rounded) },
            { value: 'pill', label: translate(siteStyles.pill) },
          ]}
          value={buttons.shape}
          onChange={(value) => set({ 'buttons.shape': value }, changing(designSteps.buttonShape))}
        />
        <SegmentedControl
          label={translate(siteStyles.padding)}
          options={sizes()}
          value={buttons.padding}
          onChange={(value) => set({ 'buttons.padding': value }, changing(designSteps.buttonPadding))}
        />
        <Slider
          label={translate(siteStyles.textWeight)}
          min={300}
          max={800}
          step={50}
          value={buttons.weight}
          onChange={(value) =>
            set({ 'buttons.weight': value }, changing(designSteps.buttonTextWeight), gesture.current())
          }
          onChangeEnd={gesture.end}
        />
      </PanelGroup>
    </Panel>
  );
}
