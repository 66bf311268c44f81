import { mayTrack } from '#domain/consent/consent-state.ts';
import { isJsonObject } from '#lib/json.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';

/**
 * Runs at once on sites that neither ask their visitors nor have the restrictive policy, else with the visitor's consent
 * (BLK-71). Returns the function that takes the waiting back.
 */
export function whenScriptsMayLoad(environment: BehaviourEnvironment, run: () => void): () => void {
  const settings = environment.pageContext('cookieSettings');
  const isOn = (name: string): boolean => isJsonObject(settings) && settings[name] === true;
  const policy = {
    isCookieBannerEnabled: isOn('isCookieBannerEnabled'),
    isRestrictiveCookiePolicyEnabled: isOn('isRestrictiveCookiePolicyEnabled'),
    isRestrictiveCookiePolicyAbsolute: isOn('isRestrictiveCookiePolicyAbsolute'),
  };
  if (!mayTrack(policy, environment.document.cookie)) return environment.onConsent(run);
  run();
  return () => undefined;
}
