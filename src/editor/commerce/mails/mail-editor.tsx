import { useRef, useState, type FocusEvent } from 'react';
import { unknownPlaceholder } from '#domain/store/mail-placeholders.ts';
import { MAIL_TEXT_FIELDS, MAIL_TEXT_LIMITS, type MailTexts } from '#domain/store/mail-text.ts';
import { placeholdersOf, type StoreMailKind } from '#domain/store/store-mails.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import { storeMails as words } from '#messages/en/interface/store-mails.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { MailPreview } from './mail-preview.tsx';
import { saveMailText, useMailText } from './mail-text-records.ts';
import styles from './mails.module.css';

interface MailEditorProps {
  readonly store: DocumentStore;
  readonly original: { readonly kind: StoreMailKind; readonly subject: string; readonly opening: string };
}

type Field = keyof MailTexts;
type Focused = { readonly field: Field; readonly element: HTMLInputElement | HTMLTextAreaElement };

/** Subject, opening and closing of a mail, which are saved by a button, beside how it looks (ORD-140, ORD-141). */
export function MailEditor({ store, original }: MailEditorProps) {
  const { kind } = original;
  const saved = useMailText(store, kind);
  const asItComes: MailTexts = { subject: original.subject, opening: original.opening, closing: '' };
  const now: MailTexts = {
    subject: saved.subject || asItComes.subject,
    opening: saved.opening || asItComes.opening,
    closing: saved.closing,
  };
  const [typed, setTyped] = useState<Partial<MailTexts>>({});
  const [isAsked, setAsked] = useState(false);
  const focused = useRef<Focused | null>(null);
  const draft: MailTexts = { ...now, ...typed };
  const known = placeholdersOf(kind);
  const problemOf = (field: Field) => {
    const name = isAsked ? unknownPlaceholder(draft[field], known) : null;
    return name === null ? undefined : translate(documentRules.unknownPlaceholder, { name });
  };
  // The original is kept as none of its own, so that it stays right in another language.
  const stored: MailTexts = {
    subject: draft.subject.trim() === asItComes.subject ? '' : draft.subject.trim(),
    opening: draft.opening.trim() === asItComes.opening ? '' : draft.opening.trim(),
    closing: draft.closing.trim(),
  };
  const isChanged = MAIL_TEXT_FIELDS.some((field) => draft[field] !== now[field]);
  const isOriginal = MAIL_TEXT_FIELDS.every((field) => draft[field] === asItComes[field]);

  const save = () => {
    setAsked(true);
    const wrong = MAIL_TEXT_FIELDS.find((field) => unknownPlaceholder(draft[field], known) !== null);
    if (wrong !== undefined) {
      document.querySelector<HTMLElement>(`[name="mail-${wrong}"]`)?.focus();
      return;
    }
    saveMailText(store, kind, stored);
    setTyped({});
    showToast(translate(words.saved), { tone: 'success' });
  };
  const insert = (name: string) => {
    const { field, element } = focused.current ?? { field: 'opening' as const, element: null };
    const at = element?.selectionStart ?? draft[field].length;
    const text = draft[field];
    setTyped({
      ...typed,
      [field]: `${text.slice(0, at)}{${name}}${text.slice(element?.selectionEnd ?? at)}`,
    });
  };
  const fieldOf = (field: Field) => ({
    name: `mail-${field}`,
    value: draft[field],
    errorMessage: problemOf(field),
    onChange: (text: string) => setTyped({ ...typed, [field]: text }),
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
        focused.current = { field, element: target };
      }
    },
  });

  return (
    <div className={styles['columns']}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label={translate(words.subject)}
          description={translate(words.emptyText)}
          maxLength={MAIL_TEXT_LIMITS.subject}
          {...fieldOf('subject')}
        />
        <TextArea
          label={translate(words.opening)}
          description={translate(words.emptyText)}
          rows={5}
          maxLength={MAIL_TEXT_LIMITS.text}
          {...fieldOf('opening')}
        />
        <TextArea
          label={translate(words.closing)}
          description={translate(words.closingText)}
          rows={4}
          maxLength={MAIL_TEXT_LIMITS.text}
          {...fieldOf('closing')}
        />
        <fieldset className={styles['placeholders']}>
          <legend>{translate(words.placeholders)}</legend>
          {known.map((name) => (
            <Button
              key={name}
              size="small"
              aria-label={translate(words.insert, { name: `{${name}}` })}
              onPress={() => insert(name)}
            >
              <bdi>{`{${name}}`}</bdi>
            </Button>
          ))}
        </fieldset>
        <div className={styles['buttons']}>
          <Button type="submit" variant="primary" isDisabled={!isChanged}>
            {translate(words.save)}
          </Button>
          <Button isDisabled={isOriginal} onPress={() => setTyped(asItComes)}>
            {translate(words.restore)}
          </Button>
          <output className={styles['muted']}>{isChanged ? translate(words.unsaved) : ''}</output>
        </div>
      </form>
      <MailPreview kind={kind} texts={stored} />
    </div>
  );
}
