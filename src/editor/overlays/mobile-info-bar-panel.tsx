import { infoBarActions } from '#domain/overlays/info-bar-actions.ts';
import {
  parseBusinessDetails,
  parseMobileInfoBar,
  parseMobileInfoBarPages,
} from '#domain/overlays/mobile-info-bar.ts';
import { Banner } from '#ui/banner.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { TextFieldView } from '../inspector/text-field-view.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
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
      title="Mobile info bar"
      back={{ to: '/marketing', label: 'Marketing' }}
      actions={<UndoRedo store={site} />}
    >
      <PanelGroup description="Buttons at the lower edge of phones and tablets: call, email, directions, hours. Here you see them before they are switched on.">
        <SegmentedControl
          label="Style"
          options={[
            { value: 'none', label: 'None' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value={bar.value.style}
          onChange={(style) => bar.set({ style }, 'mobile info bar')}
        />
        {isEmpty ? (
          <Banner tone={bar.value.style === 'none' ? 'info' : 'warning'}>
            The bar is empty and not shown: it needs at least one of the business details.
          </Banner>
        ) : null}
      </PanelGroup>
      <PagesGroup choice={places.value} set={places.set} of="info bar" />
      <PanelGroup title="Business details" description="What is empty has no button.">
        <TextFieldView
          control={{ control: 'text', label: 'Phone', maxLength: 50 }}
          value={business.value.phone}
          error={null}
          onChange={business.change('phone', 'phone')}
        />
        <TextFieldView
          control={{ control: 'text', label: 'Email', maxLength: 256 }}
          value={business.value.email}
          error={null}
          onChange={business.change('email', 'email')}
        />
        <TextFieldView
          control={{ control: 'textarea', label: 'Address', maxLength: 500 }}
          value={business.value.address}
          error={null}
          onChange={business.change('address', 'address')}
        />
        <TextFieldView
          control={{
            control: 'textarea',
            label: 'Opening hours',
            maxLength: 1000,
            help: 'One line for each day or group of days.',
          }}
          value={business.value.openingHours}
          error={null}
          onChange={business.change('openingHours', 'opening hours')}
        />
      </PanelGroup>
    </Panel>
  );
}
