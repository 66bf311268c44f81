import { PIXEL_ID } from '#domain/pixel/pixel-on-page.ts';
import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { Banner } from '#ui/banner.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { useState } from 'react';
import { setRecordField } from '../commands/set-record-field.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';

interface PixelSettingsScreenProps {
  readonly site: DocumentStore;
  readonly canWrite: boolean;
}

/** Whom the site tells what visitors do, who agreed to it (EDIT-175, COMM-118, CENS-76). */
export function PixelSettingsScreen({ site, canWrite }: PixelSettingsScreenProps) {
  const { metaPixelId } = siteSettingsOf(useRecord(site, 'settings'));
  const hasBanner = useRecord(site, 'cookie-banner')?.['isCookieBannerEnabled'] === true;
  const gesture = useGestureId();
  // What was typed and is no id; null: what is stored.
  const [wrong, setWrong] = useState<string | null>(null);
  const change = (text: string) => {
    const id = text.trim();
    setWrong(PIXEL_ID.test(id) ? null : text);
    if (!PIXEL_ID.test(id)) return;
    site.run(setRecordField('settings', 'metaPixelId', id, siteSettings.stepPixel), gesture.current());
  };
  return (
    <Panel
      title={translate(siteSettings.pixels)}
      back={{ to: '/settings', label: translate(siteSettings.settings) }}
      publishes={site}
    >
      <PanelGroup
        title={translate(siteSettings.metaPixel)}
        description={translate(siteSettings.metaPixelText)}
      >
        <TextField
          label={translate(siteSettings.metaPixelId)}
          isOptional
          value={wrong ?? metaPixelId}
          maxLength={40}
          inputMode="numeric"
          isDisabled={!canWrite}
          autoComplete="off"
          spellCheck="false"
          dir="ltr"
          description={translate(siteSettings.metaPixelIdText)}
          {...(wrong === null ? {} : { errorMessage: translate(siteSettings.metaPixelIdWrong) })}
          onChange={change}
          onBlur={gesture.end}
        />
        {metaPixelId === '' || hasBanner ? null : (
          <Banner tone="warning">{translate(siteSettings.pixelNeedsBanner)}</Banner>
        )}
      </PanelGroup>
    </Panel>
  );
}
