import { MailCheck } from 'lucide-react';
import { accountAccess } from '#messages/en/interface/account-access.ts';
import { translateNodes } from '#ui/translate-nodes.ts';
import { translate } from '#ui/translate.ts';
import { AuthLayout } from './auth-layout.tsx';
import { TextLink } from './text-link.tsx';
import styles from './check-mail.module.css';

/** Tells that a mail was sent if the address calls for one: the same words for every address. */
export function CheckMail({ email }: { readonly email: string }) {
  return (
    <AuthLayout
      title={translate(accountAccess.mailSentTitle)}
      lead={translateNodes(
        accountAccess.mailSentLead,
        { email },
        { strong: (words) => <strong>{words}</strong> },
      )}
      footer={translateNodes(
        accountAccess.noMail,
        {},
        { link: (words) => <TextLink href="/sign-in">{words}</TextLink> },
      )}
    >
      <div>
        <output className={styles['icon']}>
          <MailCheck aria-label={translate(accountAccess.mailSent)} />
        </output>
      </div>
    </AuthLayout>
  );
}
