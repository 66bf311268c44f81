import { useSiteTranslator } from '../../canvas/use-site-translator.ts';
import type { CookieBanner } from '#domain/consent/cookie-banner.ts';
import { cookieSettingsOf, parseCookieBanner } from '#domain/consent/cookie-banner.ts';
import { storedVisitorData, visitorDataSwitches } from '#domain/consent/settings-screen.ts';
import { resolveLink } from '#domain/links/resolve-link.ts';
import { cookieSettings } from '#messages/en/interface/cookie-settings.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { siteSettingsOf } from '../../documents/site-records.ts';
import { useRecord } from '../../documents/use-document-state.ts';
import { DocumentFields } from '../../panel/document-fields.tsx';
import { PanelGroup } from '../../panel/panel-group.tsx';
import { Panel } from '../../panel/panel.tsx';
import { useShownPage } from '../../site-context/shown-page.ts';
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
  const translateContent = useSiteTranslator(language);
  const { content } = useShownPage();
  const set: SetCookieFields = (fields, label, gestureId) =>
    site.run(setCookieFields(site.getState().view, fields, label, translateContent), gestureId);
  const group = { banner, set, translateContent, isDisabled: !canWrite };
  const shown = cookieSettingsOf(banner, translateContent, (link) =>
    resolveLink(link, (documentId) => content.byId(documentId)?.path ?? null),
  );
  return (
    <Panel
      title={translate(cookieSettings.title)}
      back={{ to: '/settings', label: translate(cookieSettings.settings) }}
      publishes={site}
    >
      <PanelGroup
        title={translate(cookieSettings.cookieBanner)}
        description={translate(cookieSettings.cookieBannerText)}
      >
        <Switch
          label={translate(cookieSettings.showBanner)}
          description={translate(cookieSettings.showBannerText)}
          isSelected={banner.isCookieBannerEnabled}
          isDisabled={!canWrite}
          onChange={(isOn) => set({ isCookieBannerEnabled: isOn }, cookieSettings.cookieBanner)}
        />
      </PanelGroup>
      <div className={styles['banner']}>
        <BannerPreview settings={shown} />
        <DocumentFields store={site}>
          <BannerTexts {...group} />
        </DocumentFields>
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
    <PanelGroup title={translate(cookieSettings.visitorData)}>
      <Switch
        label={translate(cookieSettings.disableAnalytics)}
        description={translate(cookieSettings.disableAnalyticsText)}
        isSelected={switches.isAnalyticsCookiesDisabled}
        isDisabled={isDisabled}
        onChange={(isAnalyticsCookiesDisabled) =>
          set(storedVisitorData({ isAnalyticsCookiesDisabled }), cookieSettings.stepAnalytics)
        }
      />
      <Switch
        label={translate(cookieSettings.keepDisabled)}
        isSelected={banner.isRestrictiveCookiePolicyAbsolute}
        isDisabled={isDisabled}
        onChange={(isOn) => set({ isRestrictiveCookiePolicyAbsolute: isOn }, cookieSettings.stepPolicy)}
      />
      <Switch
        label={translate(cookieSettings.activityLog)}
        description={translate(cookieSettings.activityLogText)}
        isSelected={switches.isActivityLogEnabled}
        isDisabled={isDisabled}
        onChange={(isActivityLogEnabled) =>
          set(storedVisitorData({ isActivityLogEnabled }), cookieSettings.activityLog)
        }
      />
    </PanelGroup>
  );
}
