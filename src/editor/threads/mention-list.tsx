/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the focus stays in the field, which no select allows; its keys work the list */
import type { Mentionable } from '#contract/threads.ts';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { translate } from '#ui/translate.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import styles from './threads.module.css';

interface MentionListProps {
  /** Of the field that it belongs to. */
  readonly id: string;
  readonly people: readonly Mentionable[];
  readonly active: number;
  readonly onChoose: (person: Mentionable) => void;
}

/** People to choose from while somebody is being mentioned; the keys stay with the field. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  return (
    <>
      <VisuallyHidden>
        <output>{people.length === 0 ? '' : translate(pageThreads.found, { count: people.length })}</output>
      </VisuallyHidden>
      {people.length === 0 ? null : (
        // The list belongs to the field, which has the focus and says which option is meant.
        <div
          id={`${id}-people`}
          role="listbox"
          aria-label={translate(pageThreads.people)}
          className={styles['people']}
        >
          {people.map((person, index) => (
            <div
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={styles['person']}
              // The field keeps the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                onChoose(person);
              }}
            >
              <bdi>{person.name}</bdi>
            </div>
          ))}
        </div>
      )}
    </>
  );
}
