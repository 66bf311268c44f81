import type { CookieBanner } from '#domain/consent/cookie-banner.ts';
import { cookieSettingsOf, parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { storedVisitorData, visitorDataSwitches } from '#domain/consent/settings-screen.ts';
import { resolveLink } from '#domain/links/resolve-link.ts';
import { Switch } from '#ui/switch.tsx';
import type { DocumentStore } from '../../documents/document-store.ts';
import { siteSettingsOf } from '../../documents/site-records.ts';
import { useRecord } from '../../documents/use-document-state.ts';
import { PanelGroup } from '../../panel/panel-group.tsx';
import { Panel } from '../../panel/panel.tsx';
import { UndoRedo } from '../../panel/undo-redo.tsx';
import { useShownPage } from '../../shell/shown-page.ts';
import { BannerLook } from './banner-look.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { BannerTexts } from './banner-texts.tsx';
import { ConsentCounts } from './consent-counts.tsx';
import type { SetCookieFields } from './cookie-group-props.ts';
import { setCookieFields } from './set-cookie-fields.ts';
import styles from './cookies.module.css';

interface CookiesScreenProps {
  readonly site: DocumentStore;
  readonly canWrite: boolean;
}

/** Cookies and visitor data: the banner with its preview, the policy, and what visitors chose (CONS-02). */
export function CookiesScreen({ site, canWrite }: CookiesScreenProps) {
  const banner = parseCookieBanner(useRecord(site, 'cookie-banner'));
  const { language } = siteSettingsOf(useRecord(site, 'settings'));
  const { content } = useShownPage();
  const set: SetCookieFields = (fields, label, gestureId) =>
    site.run(setCookieFields(site.getState().view, fields, label, language), gestureId);
  const group = { banner, set, language, isDisabled: !canWrite };
  const shown = cookieSettingsOf(banner, language, (link) =>
    resolveLink(link, (documentId) => content.byId(documentId)?.path ?? null),
  );
  return (
    <Panel
      title="Cookies & visitor data"
      back={{ to: '/settings', label: 'Settings' }}
      actions={<UndoRedo store={site} />}
    >
      <PanelGroup
        title="Cookie banner"
        description="While it is on, visitors can change their choice by a link at the end of the footer. To have that link elsewhere in the footer, link a text to the web address #cookie-settings."
      >
        <Switch
          label="Show the cookie banner"
          description="Visitors see it until they have chosen, and again after 30 days."
          isSelected={banner.isCookieBannerEnabled}
          isDisabled={!canWrite}
          onChange={(isOn) => set({ isCookieBannerEnabled: isOn }, 'cookie banner')}
        />
      </PanelGroup>
      <div className={styles['banner']}>
        <BannerPreview settings={shown} />
        <BannerTexts {...group} />
        <BannerLook {...group} />
      </div>
      <VisitorData banner={banner} set={set} isDisabled={!canWrite} />
      {canWrite ? <ConsentCounts settings={shown} /> : null}
    </Panel>
  );
}

function VisitorData({
  banner,
  set,
  isDisabled,
}: {
  readonly banner: CookieBanner;
  readonly set: SetCookieFields;
  readonly isDisabled: boolean;
}) {
  const switches = visitorDataSwitches(banner);
  return (
    <PanelGroup title="Visitor data">
      <Switch
        label="Disable analytics cookies"
        description="No cookie that follows visitors is set before they accept, and those there are get removed."
        isSelected={switches.isAnalyticsCookiesDisabled}
        isDisabled={isDisabled}
        onChange={(isAnalyticsCookiesDisabled) =>
          set(storedVisitorData({ isAnalyticsCookiesDisabled }), 'analytics cookies')
        }
      />
      <Switch
        label="Keep them disabled for visitors who accept"
        isSelected={banner.isRestrictiveCookiePolicyAbsolute}
        isDisabled={isDisabled}
        onChange={(isOn) => set({ isRestrictiveCookiePolicyAbsolute: isOn }, 'cookie policy')}
      />
      <Switch
        label="Activity log"
        description="Whether this site may keep a log of what its visitors do."
        isSelected={switches.isActivityLogEnabled}
        isDisabled={isDisabled}
        onChange={(isActivityLogEnabled) => set(storedVisitorData({ isActivityLogEnabled }), 'activity log')}
      />
    </PanelGroup>
  );
}
