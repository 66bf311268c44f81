import { configArea } from '#messages/en/interface/config-area.ts';
import { infoBarActions } from '#domain/overlays/info-bar-actions.ts';
import {
  parseBusinessDetails,
  parseMobileInfoBar,
  parseMobileInfoBarPages,
} from '#domain/overlays/mobile-info-bar.ts';
import { Banner } from '#ui/banner.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { TextFieldView } from '../fields/text-field-view.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { usePreviewed } from './overlay-preview.ts';
import { PagesGroup } from './pages-group.tsx';
import { useOverlayRecord } from './use-overlay-record.ts';

/** The mobile info bar with the business details it is made of (OVER-23 to OVER-26). */
export function MobileInfoBarPanel({ site }: { readonly site: DocumentStore }) {
  usePreviewed('info-bar');
  const bar = useOverlayRecord(site, 'mobile-info-bar', parseMobileInfoBar);
  const business = useOverlayRecord(site, 'business-details', parseBusinessDetails);
  const pages = useOverlayRecord(site, 'mobile-info-bar-pages', parseMobileInfoBarPages);
  const isEmpty = infoBarActions(business.value).length === 0;
  return (
    <Panel
      title={translate(overlaySettings.infoBar)}
      back={{ to: '/marketing', label: translate(configArea.marketing) }}
      publishes={site}
    >
      <PanelGroup description={translate(overlaySettings.infoBarHelp)}>
        <SegmentedControl
          label={translate(overlaySettings.style)}
          options={[
            { value: 'none', label: translate(overlaySettings.none) },
            { value: 'light', label: translate(overlaySettings.light) },
            { value: 'dark', label: translate(overlaySettings.dark) },
          ]}
          value={bar.value.style}
          onChange={(style) => bar.set({ style }, overlaySettings.infoBar)}
        />
        {isEmpty ? (
          <Banner tone={bar.value.style === 'none' ? 'info' : 'warning'}>
            {translate(overlaySettings.infoBarEmpty)}
          </Banner>
        ) : null}
      </PanelGroup>
      <PagesGroup choice={pages.value} set={pages.set} step={overlaySettings.infoBarPages} />
      <PanelGroup
        title={translate(overlaySettings.business)}
        description={translate(overlaySettings.businessHelp)}
      >
        <TextFieldView
          control={{ control: 'text', label: overlaySettings.phone, maxLength: 50 }}
          value={business.value.phone}
          error={null}
          onChange={business.change('phone', overlaySettings.phone)}
        />
        <TextFieldView
          control={{ control: 'text', label: overlaySettings.email, maxLength: 256 }}
          value={business.value.email}
          error={null}
          onChange={business.change('email', overlaySettings.email)}
        />
        <TextFieldView
          control={{ control: 'textarea', label: overlaySettings.address, maxLength: 500 }}
          value={business.value.address}
          error={null}
          onChange={business.change('address', overlaySettings.address)}
        />
        <TextFieldView
          control={{
            control: 'textarea',
            label: overlaySettings.hours,
            maxLength: 1000,
            help: overlaySettings.hoursHelp,
          }}
          value={business.value.openingHours}
          error={null}
          onChange={business.change('openingHours', overlaySettings.hours)}
        />
      </PanelGroup>
    </Panel>
  );
}
