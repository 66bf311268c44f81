import { MailCheck } from 'lucide-react';
import { AuthLayout } from './auth-layout.tsx';
import { TextLink } from './text-link.tsx';
import styles from './check-mail.module.css';

/** A mail is under way, if there was one to write. The same words for every address. */
export function CheckMail({ email }: { readonly email: string }) {
  return (
    <AuthLayout
      title="Check your inbox"
      lead={
        <>
          We have sent a mail to <strong>{email}</strong>. It says how to go on.
        </>
      }
      footer={
        <>
          No mail? Look among the unwanted ones, or ask whoever runs this installation: without a mail server,
          mails are kept there. <TextLink href="/sign-in">Back to sign in</TextLink>
        </>
      }
    >
      <div>
        <output className={styles['icon']}>
          <MailCheck aria-label="Mail sent" />
        </output>
      </div>
    </AuthLayout>
  );
}
