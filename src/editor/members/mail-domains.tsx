import { useState } from 'react';
import { memberSettingsSchema, type MemberSettings } from '#domain/members/member-settings.ts';
import { siteMembers } from '#messages/en/interface/site-members.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { translate } from '#ui/translate.ts';
import { PanelGroup } from '../panel/panel-group.tsx';

interface MailDomainsProps {
  readonly settings: MemberSettings;
  readonly save: (changed: Partial<MemberSettings>, onSuccess?: () => void) => void;
}

/** Mail domains that alone may join, or may not (MEMB-15). */
export function MailDomains({ settings, save }: MailDomainsProps) {
  const [entered, setEntered] = useState(settings.domains.join('\n'));
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const domains = entered.split(/[\s,;]+/).filter((each) => each !== '');
    const wrong = problemOf(domains);
    setProblem(wrong);
    if (wrong !== null) return;
    save(
      { domains: domains.map((each) => each.toLowerCase()) },
      () => void showToast(translate(siteMembers.saved)),
    );
  };
  return (
    <PanelGroup title={translate(siteMembers.domains)}>
      <Select
        label={translate(siteMembers.domainRule)}
        options={[
          { value: 'any', label: translate(siteMembers.anyDomain) },
          { value: 'allowed', label: translate(siteMembers.allowedDomains) },
          { value: 'refused', label: translate(siteMembers.refusedDomains) },
        ]}
        value={settings.domainRule}
        onChange={(domainRule) => save({ domainRule })}
      />
      {settings.domainRule === 'any' ? null : (
        <>
          <TextArea
            label={translate(siteMembers.domainList)}
            description={translate(siteMembers.domainListText)}
            errorMessage={problem ?? undefined}
            rows={5}
            value={entered}
            onChange={setEntered}
          />
          <Button onPress={submit}>{translate(siteMembers.save)}</Button>
        </>
      )}
    </PanelGroup>
  );
}

function problemOf(domains: readonly string[]): string | null {
  const { domains: list } = memberSettingsSchema.shape;
  const wrong = domains.find((domain) => !list.safeParse([domain]).success);
  if (wrong !== undefined) return translate(siteMembers.domainWrong, { domain: wrong });
  return list.safeParse(domains).success ? null : translate(siteMembers.tooManyDomains);
}
