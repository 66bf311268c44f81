import { Lock } from 'lucide-react';
import { configArea } from '#messages/en/interface/config-area.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { translate } from '#ui/translate.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { Panel } from './panel.tsx';
import styles from './no-access.module.css';

/** In place of a part of the configuration area that somebody may not use: whom to ask for access (ROLE-25). */
export function NoAccess({ title }: { readonly title: string }) {
  const { peopleToAsk } = useBootFacts();
  return (
    <Panel title={title}>
      <EmptyState icon={<Lock />} title={translate(configArea.noAccess)}>
        {peopleToAsk.length === 0 ? (
          <p>{translate(configArea.askForAccessSomebody)}</p>
        ) : (
          <>
            <p>{translate(configArea.askForAccess)}</p>
            <ul className={styles['people']}>
              {peopleToAsk.map(({ name, email }) => (
                <li key={email}>
                  <span className={styles['name']}>{name}</span>
                  <a href={`mailto:${encodeURIComponent(email)}`} dir="ltr">
                    {email}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
    </Panel>
  );
}
