import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Mentionable } from '#contract/threads.ts';
import { MAX_MENTIONS, MAX_THREAD_COMMENT_LENGTH } from '#domain/threads/thread-limits.ts';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { directionOf } from '#ui/direction-of.ts';
import { shownKeys } from '#ui/shown-keys.ts';
import { translate } from '#ui/translate.ts';
import { insertMention, mentionAt, mentionedIn, type MentionAt } from './mention-at.ts';
import { MentionList } from './mention-list.tsx';
import { keepDraft, newDraft, readDraft, type ThreadDraft } from './thread-drafts.ts';
import styles from './threads.module.css';
import { useMentionable } from './use-mentionable.ts';

export interface WrittenComment {
  readonly commentId: ThreadDraft['commentId'];
  readonly text: string;
  readonly mentions: Mentionable['id'][];
}

interface ThreadComposerProps {
  /** Under which what is typed is kept until it is sent. */
  readonly draftKey: string;
  readonly label: string;
  readonly sendLabel: string;
  readonly initial?: Pick<ThreadDraft, 'text' | 'mentions'> | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onSend: (comment: WrittenComment) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
  /** Buttons beside that for sending. */
  readonly children?: ReactNode;
}

/** Writes a comment, with people to mention. What was typed stays until it has arrived. */
export function ThreadComposer(props: ThreadComposerProps) {
  const { draftKey, label, sendLabel, initial, autoFocus = false, onSend, onCancel, children } = props;
  const [draft, setDraft] = useState(() => readDraft(draftKey) ?? newDraft(initial));
  const [at, setAt] = useState<MentionAt | null>(null);
  const [active, setActive] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const people = useMentionable(at, draft.mentions);
  const activeIndex = Math.min(active, people.length - 1);
  const change = (next: ThreadDraft): void => {
    setDraft(next);
    keepDraft(draftKey, next);
  };
  const sending = useMutation({
    // Away, it says so at once, in place of waiting in silence.
    networkMode: 'always',
    mutationFn: async ({ commentId, text, mentions }: ThreadDraft) => {
      const mentioned = mentionedIn(text, mentions).slice(0, MAX_MENTIONS);
      return onSend({ commentId, text: text.trim(), mentions: mentioned.map((person) => person.id) });
    },
    onSuccess: () => {
      keepDraft(draftKey, null);
      setDraft(newDraft());
    },
  });
  useEffect(() => {
    if (!autoFocus) return undefined;
    // The menu that it was opened from gives the focus back to its button first.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        const { current } = field;
        current?.focus();
        current?.setSelectionRange(current.value.length, current.value.length);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [autoFocus]);
  const isEmpty = draft.text.trim() === '';
  const send = (): void => {
    if (!isEmpty && !sending.isPending) sending.mutate(draft);
  };
  const look = ({ value, selectionStart }: HTMLTextAreaElement): void => {
    setAt(mentionAt(value, selectionStart));
    setActive(0);
  };
  const choose = ({ id: personId, name }: Mentionable): void => {
    if (at === null) return;
    const { text, caret } = insertMention(draft.text, at, name);
    const others = draft.mentions.filter((each) => each.id !== personId);
    change({ ...draft, text, mentions: [...others, { id: personId, name }] });
    setAt(null);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const chosen = people[activeIndex];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && at !== null && people.length > 0) {
      event.preventDefault();
      setAt(null);
    } else if (event.key === 'Escape' && onCancel !== undefined) {
      event.preventDefault();
      onCancel();
    } else if (chosen === undefined || event.altKey) {
      return;
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : people.length - 1;
      setActive((activeIndex + step) % people.length);
    } else if (event.key === 'Enter' || event.key === 'Tab') {
      event.preventDefault();
      choose(chosen);
    }
  };
  return (
    <form
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {sending.isError ? (
        <Banner tone="danger" title={translate(pageThreads.notSent)}>
          {sending.error.message}
        </Banner>
      ) : null}
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['field']}>
        <textarea
          ref={field}
          id={id}
          rows={3}
          className={styles['textarea']}
          maxLength={MAX_THREAD_COMMENT_LENGTH}
          value={draft.text}
          {...directionOf(draft.text)}
          aria-describedby={`${id}-hint`}
          aria-autocomplete="list"
          {...(people.length === 0
            ? {}
            : { 'aria-controls': `${id}-people`, 'aria-activedescendant': `${id}-${activeIndex}` })}
          onChange={({ currentTarget }) => {
            change({ ...draft, text: currentTarget.value });
            look(currentTarget);
          }}
          onSelect={({ currentTarget }) => at !== null && look(currentTarget)}
          onBlur={() => setAt(null)}
          onKeyDown={onKeyDown}
        />
        <MentionList id={id} people={people} active={activeIndex} onChoose={choose} />
      </div>
      <p id={`${id}-hint`} className={styles['hint']}>
        {translate(pageThreads.hint)} · {sendLabel}: {shownKeys('mod enter')}
      </p>
      <div className={styles['buttons']}>
        {onCancel === undefined ? null : (
          <Button
            size="small"
            onPress={() => {
              keepDraft(draftKey, null);
              onCancel();
            }}
          >
            {translate(pageThreads.cancel)}
          </Button>
        )}
        {children}
        <Button
          type="submit"
          size="small"
          variant="primary"
          isDisabled={isEmpty}
          isPending={sending.isPending}
        >
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
