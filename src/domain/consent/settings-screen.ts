import type { CookieBanner } from './cookie-banner.ts';

type Stored = Pick<CookieBanner, 'isVisitorDataRestricted' | 'isRestrictiveCookiePolicyEnabled'>;

/** The two switches of the settings screen that stand for stored settings of another name. */
export interface VisitorDataSwitches {
  readonly isActivityLogEnabled: boolean;
  readonly isAnalyticsCookiesDisabled: boolean;
}

/** What the settings screen shows (CONS-12, CONS-13). */
export function visitorDataSwitches(stored: Stored): VisitorDataSwitches {
  return {
    isActivityLogEnabled: !stored.isVisitorDataRestricted,
    isAnalyticsCookiesDisabled: stored.isRestrictiveCookiePolicyEnabled,
  };
}

/** What the settings screen stores (CONS-12, CONS-13). */
export function storedVisitorData(switches: Partial<VisitorDataSwitches>): Partial<Stored> {
  const { isActivityLogEnabled, isAnalyticsCookiesDisabled } = switches;
  return {
    ...(isActivityLogEnabled === undefined ? {} : { isVisitorDataRestricted: !isActivityLogEnabled }),
    ...(isAnalyticsCookiesDisabled === undefined
      ? {}
      : { isRestrictiveCookiePolicyEnabled: isAnalyticsCookiesDisabled }),
  };
}
