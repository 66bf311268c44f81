import type { MemberSettings } from '#domain/members/member-settings.ts';
import { accountMailWords } from '#messages/en/interface/account-mail-words.ts';
import { siteMembers } from '#messages/en/interface/site-members.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PanelLinks } from '../panel/panel-links.tsx';
import { Panel } from '../panel/panel.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { AccessGroups } from './access-groups.tsx';
import { AccessPages } from './access-pages.tsx';
import { MailDomains } from './mail-domains.tsx';
import { SignUpFields } from './sign-up-fields.tsx';
import styles from './members.module.css';
import { useMemberSettings, useSetMemberSettings } from './use-member-settings.ts';

/** Whether people can be members of the site, who may join and how they sign in (MEMB-04, MEMB-18). */
export function MembersScreen() {
  const settings = useMemberSettings();
  return (
    <Panel
      title={translate(siteMembers.title)}
      back={{ to: '/settings', label: translate(siteMembers.settings) }}
    >
      {settings.isPending ? (
        <Spinner label={translate(siteMembers.loading)} />
      ) : settings.isError ? (
        <LoadFailure retry={() => void settings.refetch()} />
      ) : (
        <MemberSettingsFields settings={settings.data} />
      )}
    </Panel>
  );
}

function MemberSettingsFields({ settings }: { readonly settings: MemberSettings }) {
  const { publicOrigin } = useBootFacts();
  const change = useSetMemberSettings();
  const shown = change.isPending ? change.variables : settings;
  const set = (changed: Partial<MemberSettings>, onSuccess?: () => void) =>
    change.mutate({ ...shown, ...changed }, onSuccess === undefined ? {} : { onSuccess });
  return (
    <>
      <PanelGroup>
        <Switch
          label={translate(siteMembers.isOn)}
          isSelected={shown.isOn}
          onChange={(isOn) => set({ isOn })}
        />
        <p className={styles['muted']}>
          {translate(siteMembers.isOnText, { address: `${new URL(publicOrigin).host}/account` })}
        </p>
      </PanelGroup>
      {shown.isOn ? (
        <>
          <PanelGroup title={translate(siteMembers.joining)}>
            <SegmentedControl
              label={translate(siteMembers.whoMayJoin)}
              options={[
                { value: 'nobody', label: translate(siteMembers.nobody) },
                { value: 'invited', label: translate(siteMembers.invited) },
                { value: 'anyone', label: translate(siteMembers.anyone) },
              ]}
              value={shown.whoMayJoin}
              onChange={(whoMayJoin) => set({ whoMayJoin })}
            />
            {shown.whoMayJoin === 'nobody' ? (
              <p className={styles['muted']}>{translate(siteMembers.nobodyText)}</p>
            ) : null}
            <Switch
              label={translate(siteMembers.asksName)}
              isSelected={shown.asksName}
              onChange={(asksName) => set({ asksName })}
            />
          </PanelGroup>
          <AccessGroups isJoiningClosed={shown.whoMayJoin === 'nobody'} />
          {shown.whoMayJoin === 'nobody' ? null : <SignUpFields settings={shown} save={set} />}
          <AccessPages settings={shown} save={set} />
          <MailDomains settings={shown} save={set} />
          <PanelGroup title={translate(siteMembers.signIn)}>
            <SegmentedControl
              label={translate(siteMembers.signIn)}
              isLabelHidden
              options={[
                { value: 'link', label: translate(siteMembers.link) },
                { value: 'password', label: translate(siteMembers.password) },
                { value: 'both', label: translate(siteMembers.both) },
              ]}
              value={shown.signIn}
              onChange={(signIn) => set({ signIn })}
            />
          </PanelGroup>
          <PanelLinks
            label={translate(accountMailWords.title)}
            links={[
              {
                to: '/settings/members/mails',
                label: translate(accountMailWords.title),
                description: translate(accountMailWords.about),
              },
            ]}
          />
          <PanelGroup title={translate(siteMembers.pages)}>
            <Switch
              label={translate(siteMembers.runsOwnCode)}
              isSelected={shown.runsOwnCode}
              onChange={(runsOwnCode) => set({ runsOwnCode })}
            />
            <p className={styles['muted']}>{translate(siteMembers.runsOwnCodeText)}</p>
          </PanelGroup>
        </>
      ) : null}
    </>
  );
}
