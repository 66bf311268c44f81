import { getSiteLock, setSiteLock } from '#contract/locks.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { Panel } from '../panel/panel.tsx';
import { LockField } from './lock-field.tsx';

/** The password of the whole site (MEMB-61). */
export function SiteLockScreen({ canWrite }: { readonly canWrite: boolean }) {
  return (
    <Panel title="Password" back={{ to: '/settings', label: 'Settings' }}>
      <PanelGroup
        title="The whole site"
        description="Visitors see the name of the site and a field for the password, nothing else. A single page gets a password in its settings."
      >
        <LockField
          name="site"
          what="the site"
          description="4 to 128 characters. In force at once, without publishing."
          isDisabled={!canWrite}
          autoFocus
          load={() => callEndpoint(getSiteLock, {})}
          save={(password) => callEndpoint(setSiteLock, { body: { password } })}
        />
      </PanelGroup>
    </Panel>
  );
}
