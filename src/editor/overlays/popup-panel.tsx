import { configArea } from '#messages/en/interface/config-area.ts';
import { parsePopupOverlay } from '#domain/overlays/popup-overlay.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { popupSettings } from '#messages/en/interface/popup-settings.ts';
import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { Panel } from '../panel/panel.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { usePreviewed } from './overlay-preview.ts';
import { PagesGroup } from './pages-group.tsx';
import { PopupContentGroup } from './popup-content-group.tsx';
import { PopupTimingGroup } from './popup-timing-group.tsx';
import { useOverlayRecord } from './use-overlay-record.ts';

/** The promotional pop-up: what it shows, when and where (OVER-01 to OVER-06, OVER-20). */
export function PopupPanel({ site }: { readonly site: DocumentStore }) {
  usePreviewed('popup');
  const editor = useOverlayRecord(site, 'popup-overlay', parsePopupOverlay);
  const { value: popup, set } = editor;
  return (
    <Panel
      title={translate(overlaySettings.popup)}
      back={{ to: '/marketing', label: translate(configArea.marketing) }}
      publishes={site}
    >
      <PanelGroup>
        <Switch
          label={translate(popupSettings.show)}
          description={translate(overlaySettings.visitorsGetIt)}
          isSelected={popup.style === 'show'}
          onChange={(isOn) => set({ style: isOn ? 'show' : 'none' }, popupSettings.stepShow)}
        />
        <Switch
          label={translate(popupSettings.onMobile)}
          isSelected={popup.enableMobile}
          onChange={(enableMobile) => set({ enableMobile }, popupSettings.stepOnMobile)}
        />
      </PanelGroup>
      <PopupContentGroup site={site} editor={editor} />
      <PopupTimingGroup editor={editor} />
      <PagesGroup choice={popup} set={set} step={overlaySettings.popupPages} />
    </Panel>
  );
}
