import { siteLocks } from '#messages/en/interface/site-locks.ts';
import { translate } from '#ui/translate.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { ApiError } from '../api/api-error.ts';
import { CONTENT_KEY } from '../site-context/content.ts';
import styles from './locks.module.css';

/** The kind of content that a password protects. */
export type LockedKind = 'page' | 'collection' | 'site';

interface LockFieldProps {
  /** What is locked, for the query. */
  readonly name: string;
  readonly kind: LockedKind;
  readonly description: string;
  readonly isDisabled: boolean;
  /** The field is typed into at once: it is what was opened. */
  readonly autoFocus: boolean;
  readonly load: () => Promise<{ readonly isSet: boolean }>;
  readonly save: (password: string | null) => Promise<{ readonly isSet: boolean }>;
}

/** Sets, changes and takes away a password that visitors are asked for; in force at once (MEMB-61). */
export function LockField({ name, kind, description, isDisabled, autoFocus, load, save }: LockFieldProps) {
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const queryKey = ['lock', name];
  const lock = useQuery({ queryKey, queryFn: load });
  const saving = useMutation({
    mutationFn: save,
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer);
      // Lists of pages show which have one.
      void queries.invalidateQueries({ queryKey: CONTENT_KEY });
      setPassword('');
      showToast(translate(answer.isSet ? siteLocks.set : siteLocks.taken, { place: kind }), {
        tone: 'success',
      });
    },
  });
  const isSet = lock.data?.isSet === true;
  const problem =
    saving.error instanceof ApiError ? (saving.error.errors['password'] ?? saving.error.message) : null;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Within a dialog with a form of its own.
        event.stopPropagation();
        if (password !== '') saving.mutate(password);
      }}
    >
      {lock.isError ? (
        <Banner
          tone="danger"
          actions={<Button onPress={() => void lock.refetch()}>{translate(siteLocks.tryAgain)}</Button>}
        >
          {lock.error.message}
        </Banner>
      ) : null}
      {isSet ? <Banner tone="info">{translate(siteLocks.isSet, { place: kind })}</Banner> : null}
      <TextField
        label={translate(isSet ? siteLocks.newPassword : siteLocks.title)}
        type="text"
        value={password}
        maxLength={128}
        autoComplete="off"
        spellCheck="false"
        autoFocus={autoFocus}
        isDisabled={isDisabled}
        description={description}
        errorMessage={problem}
        onChange={(value) => {
          setPassword(value);
          saving.reset();
        }}
      />
      {isDisabled ? null : (
        <div className={styles['buttons']}>
          <Button
            type="submit"
            variant="primary"
            isDisabled={password === ''}
            isPending={saving.isPending && saving.variables !== null}
          >
            {translate(isSet ? siteLocks.changePassword : siteLocks.setPassword)}
          </Button>
          {isSet ? (
            <Button
              isPending={saving.isPending && saving.variables === null}
              onPress={() => saving.mutate(null)}
            >
              {translate(siteLocks.removePassword)}
            </Button>
          ) : null}
        </div>
      )}
    </form>
  );
}
