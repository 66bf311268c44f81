import {
  MAX_DELAY_SECONDS,
  MAX_FREQUENCY_DAYS,
  NEVER_AGAIN,
} from '#domain/overlays/popup-overlay-settings.ts';
import type { PopupOverlay } from '#domain/overlays/popup-overlay.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import { FieldView } from '../inspector/field-view.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import type { OverlayEditor } from './use-overlay-record.ts';

const FIRST_DAYS = 7;
const FIRST_DELAY = 5;
const FIRST_DEPTH = 50;

/** When the popup comes up, and when again (OVER-04 to OVER-06, OVER-20). */
export function PopupTimingGroup({ editor }: { readonly editor: OverlayEditor<PopupOverlay> }) {
  const { value: popup, set, change } = editor;
  const { delaySeconds, scrollDepth, displayFrequency } = popup;
  const isNever = displayFrequency === NEVER_AGAIN;
  return (
    <PanelGroup
      title="When"
      description="With both, whichever comes first; with neither, as soon as the page is open."
    >
      <Switch
        label="After a delay"
        isSelected={delaySeconds !== null}
        onChange={(isOn) => set({ delaySeconds: isOn ? FIRST_DELAY : null }, 'pop-up delay')}
      />
      {delaySeconds === null ? null : (
        <FieldView
          control={{ control: 'number', label: 'Delay', min: 0, max: MAX_DELAY_SECONDS, unit: 's' }}
          value={delaySeconds}
          error={null}
          onChange={change('delaySeconds', 'pop-up delay')}
        />
      )}
      <Switch
        label="After scrolling"
        isSelected={scrollDepth !== null}
        onChange={(isOn) => set({ scrollDepth: isOn ? FIRST_DEPTH : null }, 'pop-up scroll depth')}
      />
      {scrollDepth === null ? null : (
        <FieldView
          control={{ control: 'slider', label: 'Part of the page', min: 5, max: 100, step: 5, unit: '%' }}
          value={scrollDepth}
          error={null}
          onChange={change('scrollDepth', 'pop-up scroll depth')}
        />
      )}
      <SegmentedControl
        label="Once it was closed"
        options={[
          { value: 'days', label: 'Again after days' },
          { value: 'never', label: 'Never again' },
        ]}
        value={isNever ? 'never' : 'days'}
        onChange={(next) =>
          set({ displayFrequency: next === 'never' ? NEVER_AGAIN : FIRST_DAYS }, 'pop-up frequency')
        }
      />
      {isNever ? null : (
        <FieldView
          control={{
            control: 'number',
            label: 'Days',
            min: 0,
            max: MAX_FREQUENCY_DAYS,
            unit: 'days',
            help: '0 shows it on every page again.',
          }}
          value={displayFrequency}
          error={null}
          onChange={change('displayFrequency', 'pop-up frequency')}
        />
      )}
      <Switch
        label="Until they sign up"
        description="Whoever sent its form never sees it again."
        isSelected={popup.showUntilSignup}
        onChange={(showUntilSignup) => set({ showUntilSignup }, 'pop-up until sign-up')}
      />
    </PanelGroup>
  );
}
