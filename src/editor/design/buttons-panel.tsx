import { useState } from 'react';
import {
  BUTTON_HOVERS,
  BUTTON_STYLES,
  HOVER_OF_STYLE,
  type ButtonKind,
  type ButtonLook,
} from '#domain/design/button-kinds.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Words } from '#messages/message.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { Slider } from '#ui/slider.tsx';
import { translate } from '#ui/translate.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import { changing } from '#domain/documents/changing.ts';
import { designSteps } from '#messages/en/interface/design-steps.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { useDesign, type DesignFields } from './use-design.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';

const sizes = () =>
  [
    { value: 'small', label: translate(siteStyles.small) },
    { value: 'medium', label: translate(siteStyles.medium) },
    { value: 'large', label: translate(siteStyles.large) },
  ] as const;

const kinds = () =>
  [
    { value: 'primary', label: translate(siteStyles.primaryButton) },
    { value: 'secondary', label: translate(siteStyles.secondaryButton) },
    { value: 'tertiary', label: translate(siteStyles.tertiaryButton) },
  ] as const;

const STYLE_LABELS = {
  solid: siteStyles.solid,
  outline: siteStyles.outline,
  text: siteStyles.textOnly,
} as const;

const HOVER_LABELS = {
  shade: siteStyles.hoverShade,
  invert: siteStyles.hoverInvert,
  lift: siteStyles.hoverLift,
  underline: siteStyles.hoverUnderline,
  none: siteStyles.hoverNone,
} as const;

/** The site's buttons, of three kinds (DSGN-03, DSGN-41, DSGN-68). */
export function ButtonsPanel({ site }: { readonly site: DocumentStore }) {
  const { design, set } = useDesign(site);
  const { buttons } = design;
  const gesture = useGestureId();
  const [kind, setKind] = useState<ButtonKind>('primary');
  const look: ButtonLook = kind === 'primary' ? buttons : (buttons[kind] ?? {});
  const style = look.style ?? (kind === 'secondary' ? 'outline' : 'text');

  function change(fields: ButtonLook, name: Words, gestureId?: string): void {
    const changed: DesignFields =
      kind === 'primary'
        ? Object.fromEntries(Object.entries(fields).map(([field, value]) => [`buttons.${field}`, value]))
        : { [`buttons.${kind}`]: { ...buttons[kind], ...fields } as JsonObject };
    set(changed, changing(name), gestureId);
  }

  return (
    <Panel
      title={translate(siteStyles.buttons)}
      back={{ to: '/design/site-styles', label: translate(siteStyles.title) }}
      publishes={site}
    >
      <PanelGroup>
        <SegmentedControl
          label={translate(siteStyles.kindOfButton)}
          options={kinds()}
          value={kind}
          onChange={setKind}
        />
        <SegmentedControl
          label={translate(siteStyles.style)}
          options={BUTTON_STYLES.filter((value) => kind !== 'primary' || value !== 'text').map((value) => ({
            value,
            label: translate(STYLE_LABELS[value]),
          }))}
          value={style}
          onChange={(value) => change({ style: value }, designSteps.buttonStyle)}
        />
        <SegmentedControl
          label={translate(siteStyles.shape)}
          options={[
            { value: 'square', label: translate(siteStyles.square) },
            { value: 'rounded', label: translate(siteStyles.rounded) },
            { value: 'pill', label: translate(siteStyles.pill) },
          ]}
          value={look.shape ?? buttons.shape}
          onChange={(value) => change({ shape: value }, designSteps.buttonShape)}
        />
        <SegmentedControl
          label={translate(siteStyles.padding)}
          options={sizes()}
          value={look.padding ?? buttons.padding}
          onChange={(value) => change({ padding: value }, designSteps.buttonPadding)}
        />
        <SegmentedControl
          label={translate(siteStyles.buttonFont)}
          options={[
            { value: 'body', label: translate(siteStyles.fontOfTexts) },
            { value: 'heading', label: translate(siteStyles.headings) },
          ]}
          value={look.font ?? 'body'}
          onChange={(value) => change({ font: value }, designSteps.buttonFont)}
        />
        <Slider
          label={translate(siteStyles.textWeight)}
          min={300}
          max={800}
          step={50}
          value={look.weight ?? buttons.weight}
          onChange={(value) => change({ weight: value }, designSteps.buttonTextWeight, gesture.current())}
          onChangeEnd={gesture.end}
        />
        <Select
          label={translate(siteStyles.hover)}
          options={BUTTON_HOVERS.map((value) => ({ value, label: translate(HOVER_LABELS[value]) }))}
          value={look.hover ?? HOVER_OF_STYLE[style]}
          onChange={(value) => change({ hover: value }, designSteps.buttonHover)}
        />
      </PanelGroup>
    </Panel>
  );
}
