import { infoBarActions } from '#domain/overlays/info-bar-actions.ts';
import {
  parseBusinessDetails,
  parseMobileInfoBar,
  parseMobileInfoBarPages,
} from '#domain/overlays/mobile-info-bar.ts';
import { Banner } from '#ui/banner.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { siteMarketing } from '#messages/en/interface/site-marketing.ts';
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
  const places = useOverlayRecord(site, 'mobile-info-bar-pages', parseMobileInfoBarPages);
  const isEmpty = infoBarActions(business.value).length === 0;
  return (
    <Panel
      title={translate(siteMarketing.infoBar)}
      back={{ to: '/marketing', label: translate(siteMarketing.title) }}
      publishes={site}
    >
      <PanelGroup description={translate(siteMarketing.infoBarHelp)}>
        <SegmentedControl
          label={translate(siteMarketing.style)}
          options={[
            { value: 'none', label: translate(siteMarketing.none) },
            { value: 'light', label: translate(siteMarketing.light) },
            { value: 'dark', label: translate(siteMarketing.dark) },
          ]}
          value={bar.value.style}
          onChange={(style) => bar.set({ style }, siteMarketing.infoBar)}
        />
        {isEmpty ? (
          <Banner tone={bar.value.style === 'none' ? 'info' : 'warning'}>
            {translate(siteMarketing.infoBarEmpty)}
          </Banner>
        ) : null}
      </PanelGroup>
      <PagesGroup choice={places.value} set={places.set} step={siteMarketing.infoBarPages} />
      <PanelGroup
        title={translate(siteMarketing.business)}
        description={translate(siteMarketing.businessHelp)}
      >
        <TextFieldView
          control={{ control: 'text', label: siteMarketing.phone, maxLength: 50 }}
          value={business.value.phone}
          error={null}
          onChange={business.change('phone', siteMarketing.phone)}
        />
        <TextFieldView
          control={{ control: 'text', label: siteMarketing.email, maxLength: 256 }}
          value={business.value.email}
          error={null}
          onChange={business.change('email', siteMarketing.email)}
        />
        <TextFieldView
          control={{ control: 'textarea', label: siteMarketing.address, maxLength: 500 }}
          value={business.value.address}
          error={null}
          onChange={business.change('address', siteMarketing.address)}
        />
        <TextFieldView
          control={{
            control: 'textarea',
            label: siteMarketing.hours,
            maxLength: 1000,
            help: siteMarketing.hoursHelp,
          }}
          value={business.value.openingHours}
          error={null}
          onChange={business.change('openingHours', siteMarketing.hours)}
        />
      </PanelGroup>
    </Panel>
  );
}
