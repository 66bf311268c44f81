import { siteLocks } from '#messages/en/interface/site-locks.ts';
import { translate } from '#ui/translate.ts';
import { getSiteLock, setSiteLock } from '#contract/locks.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { LockField } from './lock-field.tsx';

/** The password of the whole site (MEMB-61). */
export function SiteLockScreen({ canWrite }: { readonly canWrite: boolean }) {
  return (
    <Panel
      title={translate(siteLocks.title)}
      back={{ to: '/settings', label: translate(siteLocks.settings) }}
    >
      <PanelGroup
        title={translate(siteLocks.wholeSite)}
        description={translate(siteLocks.wholeSiteDescription)}
      >
        <LockField
          name="site"
          kind="site"
          description={translate(siteLocks.siteDescription)}
          isDisabled={!canWrite}
          autoFocus
          load={() => callEndpoint(getSiteLock, {})}
          save={(password) => callEndpoint(setSiteLock, { body: { password } })}
        />
      </PanelGroup>
    </Panel>
  );
}
