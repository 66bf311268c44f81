import styles from './members.module.css';

/** An address that breaks behind its @, not within its domain; a long domain is cut, and whole where it leads. */
export function MemberEmail({ email }: { readonly email: string }) {
  const at = email.lastIndexOf('@') + 1;
  return (
    <bdi title={email}>
      {email.slice(0, at)}
      <wbr />
      <span className={styles['domain']}>{email.slice(at)}</span>
    </bdi>
  );
}
