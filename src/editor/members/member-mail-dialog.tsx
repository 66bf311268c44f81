import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { previewMemberMail, resetMemberMail, saveMemberMail, sendTestMail } from '#contract/member-mails.ts';
import {
  MAX_MAIL_SUBJECT,
  MAX_MAIL_TEXT,
  type MemberMailKind,
  type MemberMailText,
} from '#domain/members/member-mails.ts';
import { accountMailWords } from '#messages/en/interface/account-mail-words.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { MAIL_NAMES, MEMBER_MAILS_KEY } from './member-mail-names.ts';
import { ISOLATED_PAGE } from '../frames/frame-privileges.ts';
import styles from './member-mail-dialog.module.css';

const ROWS = 7;

/** A mail with Portico's words and those of the owner. */
export interface EditedMail {
  readonly kind: MemberMailKind;
  readonly placeholders: readonly string[];
  readonly standard: MemberMailText;
  readonly own: MemberMailText | null;
}

/** The words of one account mail: changed, shown, tried, and given back to Portico (MEMB-67). */
export function MemberMailDialog({
  mail,
  onClose,
}: {
  readonly mail: EditedMail;
  readonly onClose: () => void;
}) {
  const { kind, placeholders, standard, own } = mail;
  const queries = useQueryClient();
  const [words, setWords] = useState<MemberMailText>(own ?? standard);
  const [isTried, setTried] = useState(false);
  const isWritten = words.subject.trim() !== '' && words.text.trim() !== '';
  const body = { kind, subject: words.subject.trim(), text: words.text.trim() };
  const settle = async (said: string) => {
    await queries.invalidateQueries({ queryKey: MEMBER_MAILS_KEY });
    showToast(said, { tone: 'success' });
    onClose();
  };
  const saving = useMutation({
    mutationFn: () => callEndpoint(saveMemberMail, { body }),
    onSuccess: () => settle(translate(accountMailWords.saved)),
  });
  const resetting = useMutation({
    mutationFn: () => callEndpoint(resetMemberMail, { query: { kind } }),
    onSuccess: () => settle(translate(accountMailWords.isReset)),
  });
  const preview = useMutation({ mutationFn: () => callEndpoint(previewMemberMail, { body }) });
  const testing = useMutation({
    mutationFn: () => callEndpoint(sendTestMail, { body }),
    onSuccess: ({ to }) => void showToast(translate(accountMailWords.tested, { email: to })),
  });
  const failed = [saving, resetting, preview, testing].find((each) => each.isError)?.error;
  const change = (changed: Partial<MemberMailText>) => {
    for (const each of [saving, resetting, preview, testing]) each.reset();
    setWords((before) => ({ ...before, ...changed }));
  };
  const whenWritten = (act: () => void) => () => {
    setTried(true);
    if (isWritten) act();
  };
  const name = translate(MAIL_NAMES[kind]);
  return (
    <Dialog
      isOpen
      size="large"
      onOpenChange={onClose}
      title={translate(accountMailWords.edit, { name })}
      footer={
        <>
          <Button onPress={onClose}>{translate(accountMailWords.close)}</Button>
          <Button variant="primary" isPending={saving.isPending} onPress={whenWritten(() => saving.mutate())}>
            {translate(accountMailWords.save)}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        {failed === undefined || failed === null ? null : <Banner tone="danger">{failed.message}</Banner>}
        {isTried && !isWritten ? <Banner tone="danger">{translate(accountMailWords.needed)}</Banner> : null}
        <TextField
          label={translate(accountMailWords.subject)}
          value={words.subject}
          maxLength={MAX_MAIL_SUBJECT}
          onChange={(subject) => change({ subject })}
        />
        <TextArea
          label={translate(accountMailWords.text)}
          description={translate(accountMailWords.textHelp)}
          rows={ROWS}
          value={words.text}
          maxLength={MAX_MAIL_TEXT}
          onChange={(text) => change({ text })}
        />
        <p className={styles['muted']}>
          {translate(accountMailWords.placeholders, {
            names: placeholders.map((each) => `{${each}}`).join(' '),
          })}
        </p>
        <div className={styles['buttons']}>
          <Button isPending={preview.isPending} onPress={whenWritten(() => preview.mutate())}>
            {translate(accountMailWords.preview)}
          </Button>
          <Button isPending={testing.isPending} onPress={whenWritten(() => testing.mutate())}>
            {translate(accountMailWords.test)}
          </Button>
          {own === null ? null : (
            <Button isPending={resetting.isPending} onPress={() => resetting.mutate()}>
              {translate(accountMailWords.reset)}
            </Button>
          )}
        </div>
        {preview.data === undefined ? null : (
          <iframe
            className={styles['preview']}
            title={translate(accountMailWords.previewOf)}
            sandbox={ISOLATED_PAGE}
            srcDoc={preview.data.html}
          />
        )}
      </div>
    </Dialog>
  );
}
