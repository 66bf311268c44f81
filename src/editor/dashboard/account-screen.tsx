import { accountSettings } from '#messages/en/interface/account-settings.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { translate } from '#ui/translate.ts';
import { AccountActivityCard } from './account-activity-card.tsx';
import { DeleteAccountCard } from './delete-account-card.tsx';
import { EmailCard } from './email-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import screen from './screen.module.css';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { useInstallation } from './use-installation.ts';
import { useTitle } from './use-title.ts';

/** The person's own data and how they sign in. */
export function AccountScreen() {
  useTitle(translate(accountSettings.title));
  const account = useInstallation().data?.account;
  if (account === undefined || account === null) return null;
  return (
    <div className={screen['narrow']}>
      <div className={screen['header']}>
        <div>
          <Breadcrumbs
            items={[
              { label: translate(accountSettings.yourSites), href: '/' },
              { label: translate(accountSettings.title) },
            ]}
          />
          <h1 className={screen['title']}>{translate(accountSettings.title)}</h1>
        </div>
      </div>
      <div className={screen['stack']}>
        <NameCard account={account} />
        <LanguageCard account={account} />
        <EmailCard account={account} />
        <PasswordCard />
        <PasskeysCard />
        <SecondFactorCard />
        <SessionsCard />
        <AccountActivityCard />
        <DeleteAccountCard account={account} />
      </div>
    </div>
  );
}
