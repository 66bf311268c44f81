import { firstLetter } from '#lib/first-letter.ts';
import { Tooltip } from '#ui/tooltip.tsx';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { translate } from '#ui/translate.ts';
import { Button as AriaButton } from 'react-aria-components';
import { colorOfPerson } from '../documents/color-of-person.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './people-present.module.css';

const MOST_SHOWN = 4;

/** Who else is in this page now. */
export function PeoplePresent() {
  const { page, edit } = useWorkspace();
  const people = useDocumentState(page, (state) => state.people);
  if (people.length === 0) return null;
  return (
    <ul className={styles['people']} aria-label={translate(editMode.alsoHere)}>
      {people.slice(0, MOST_SHOWN).map((person) => (
        <li key={person.clientId}>
          <Tooltip
            text={
              person.heldBlockId === null ? person.name : translate(editMode.isTyping, { name: person.name })
            }
            placement="bottom"
          >
            <AriaButton
              aria-label={translate(editMode.goToPerson, { name: person.name })}
              className={styles['person'] ?? ''}
              style={{ background: colorOfPerson(person.accountId) }}
              onPress={() => {
                const blockId = person.heldBlockId ?? person.selectedBlockId;
                if (blockId !== null) edit.select({ kind: 'blocks', blockIds: [blockId] });
              }}
            >
              {firstLetter(person.name) || '·'}
            </AriaButton>
          </Tooltip>
        </li>
      ))}
      {people.length > MOST_SHOWN ? <li className={styles['more']}>+{people.length - MOST_SHOWN}</li> : null}
    </ul>
  );
}
