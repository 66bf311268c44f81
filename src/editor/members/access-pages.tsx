import type { MemberSettings } from '#domain/members/member-settings.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { translate } from '#ui/translate.ts';
import { PageField } from '../pages/page-field.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';

interface AccessPagesProps {
  readonly settings: MemberSettings;
  readonly save: (changed: Partial<MemberSettings>) => void;
}

/** The pages that stand in place of what somebody does not get (MEMB-60): pages of the site, or those of Portico. */
export function AccessPages({ settings, save }: AccessPagesProps) {
  return (
    <PanelGroup
      title={translate(memberAccess.accessPages)}
      description={translate(memberAccess.accessPagesText)}
    >
      <PageField
        label={translate(memberAccess.protectedPage)}
        none={translate(memberAccess.standardPage)}
        value={settings.protectedPageId}
        onChange={(protectedPageId) => save({ protectedPageId })}
      />
      <PageField
        label={translate(memberAccess.deniedPage)}
        none={translate(memberAccess.standardPage)}
        value={settings.deniedPageId}
        onChange={(deniedPageId) => save({ deniedPageId })}
      />
    </PanelGroup>
  );
}
