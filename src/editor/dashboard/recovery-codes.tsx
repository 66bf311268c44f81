import { useId } from 'react';
import { secondFactor } from '#messages/en/interface/second-factor.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { translate } from '#ui/translate.ts';
import styles from './second-factor.module.css';

const FILE_NAME = 'portico-recovery-codes.txt';

/** Recovery codes, which are shown once: to be downloaded or printed. */
export function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const id = useId();
  const text = `${codes.join('\n')}\n`;
  return (
    <div className={styles['stack']}>
      <p id={id}>{translate(secondFactor.codesLead)}</p>
      <ul aria-labelledby={id} className={classes(styles['codes'], styles['printed'])} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <LinkButton href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`} download={FILE_NAME}>
          {translate(secondFactor.download)}
        </LinkButton>
        <Button onPress={() => window.print()}>{translate(secondFactor.print)}</Button>
      </div>
    </div>
  );
}
