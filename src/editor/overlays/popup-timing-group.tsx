import {
  MAX_DELAY_SECONDS,
  MAX_FREQUENCY_DAYS,
  NEVER_AGAIN,
} from '#domain/overlays/popup-overlay-settings.ts';
import type { PopupOverlay } from '#domain/overlays/popup-overlay.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { popupSettings } from '#messages/en/interface/popup-settings.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import type { OverlayEditor } from './use-overlay-record.ts';

const FIRST_DAYS = 7;
const FIRST_DELAY = 5;
const FIRST_DEPTH = 50;

/** When the popup appears, and when again (OVER-04 to OVER-06, OVER-20). */
export function PopupTimingGroup({ editor }: { readonly editor: OverlayEditor<PopupOverlay> }) {
  const { value: popup, set, change } = editor;
  const { delaySeconds, scrollDepth, displayFrequency } = popup;
  const isNever = displayFrequency === NEVER_AGAIN;
  return (
    <PanelGroup title={translate(popupSettings.when)} description={translate(popupSettings.whenHelp)}>
      <Switch
        label={translate(popupSettings.afterDelay)}
        isSelected={delaySeconds !== null}
        onChange={(isOn) => set({ delaySeconds: isOn ? FIRST_DELAY : null }, popupSettings.stepDelay)}
      />
      {delaySeconds === null ? null : (
        <FieldView
          control={{
            control: 'number',
            label: popupSettings.delay,
            min: 0,
            max: MAX_DELAY_SECONDS,
            unit: 's',
          }}
          value={delaySeconds}
          error={null}
          onChange={change('delaySeconds', popupSettings.stepDelay)}
        />
      )}
      <Switch
        label={translate(popupSettings.afterScrolling)}
        isSelected={scrollDepth !== null}
        onChange={(isOn) => set({ scrollDepth: isOn ? FIRST_DEPTH : null }, popupSettings.stepScrollDepth)}
      />
      {scrollDepth === null ? null : (
        <FieldView
          control={{
            control: 'slider',
            label: popupSettings.partOfPage,
            min: 5,
            max: 100,
            step: 5,
            unit: '%',
          }}
          value={scrollDepth}
          error={null}
          onChange={change('scrollDepth', popupSettings.stepScrollDepth)}
        />
      )}
      <SegmentedControl
        label={translate(popupSettings.onceClosed)}
        options={[
          { value: translate(popupSettings.unitDays), label: translate(popupSettings.againAfterDays) },
          { value: 'never', label: translate(popupSettings.neverAgain) },
        ]}
        value={isNever ? 'never' : translate(popupSettings.unitDays)}
        onChange={(next) =>
          set({ displayFrequency: next === 'never' ? NEVER_AGAIN : FIRST_DAYS }, popupSettings.stepFrequency)
        }
      />
      {isNever ? null : (
        <FieldView
          control={{
            control: 'number',
            label: popupSettings.days,
            min: 0,
            max: MAX_FREQUENCY_DAYS,
            unit: translate(popupSettings.unitDays),
            help: popupSettings.daysHelp,
          }}
          value={displayFrequency}
          error={null}
          onChange={change('displayFrequency', popupSettings.stepFrequency)}
        />
      )}
      <Switch
        label={translate(popupSettings.untilSignUp)}
        description={translate(popupSettings.untilSignUpHelp)}
        isSelected={popup.showUntilSignup}
        onChange={(showUntilSignup) => set({ showUntilSignup }, popupSettings.stepUntilSignUp)}
      />
    </PanelGroup>
  );
}
