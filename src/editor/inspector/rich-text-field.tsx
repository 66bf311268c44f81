import { useEffect, useRef, useState } from 'react';
import { createId } from '#lib/id.ts';
import { richTextAsJson, richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import { FormattingBar } from '../rich-text/formatting-bar.tsx';
import { startTextSession, type TextSession } from '../rich-text/text-session.ts';
import type { FieldProps } from './field-props.ts';
import styles from './rich-text-field.module.css';

/** A rich text in the panel, with a formatting bar of its own (EDIT-42). */
export function RichTextField({ control, value, onChange, error }: FieldProps<'rich-text'>) {
  const host = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<TextSession | null>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const parsed = richTextSchema.safeParse(value);
  const text = parsed.success ? parsed.data : richTextOf('');
  const first = useRef(text);
  const latestChange = useRef(onChange);
  useEffect(() => {
    latestChange.current = onChange;
  });

  useEffect(() => {
    if (host.current === null) return undefined;
    const started = startTextSession({
      element: host.current,
      text: first.current,
      label: control.label,
      onText: (changed) => latestChange.current(richTextAsJson(changed), createId()),
      onTyping: () => undefined,
      onExit: () => started.editor.commands.blur(),
      onLink: () => setLinkOpen(true),
      onUndo: () => undefined,
      onRedo: () => undefined,
    });
    setSession(started);
    return () => {
      setSession(null);
      started.end();
    };
  }, [control.label]);

  const key = JSON.stringify(value);
  useEffect(() => {
    const changed = richTextSchema.safeParse(JSON.parse(key ?? 'null'));
    if (changed.success) session?.replaceText(changed.data);
  }, [session, key]);

  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{control.label}</span>
      <div className={styles['frame']}>
        {session === null ? null : (
          <FormattingBar session={session} isLinkOpen={isLinkOpen} onLinkOpen={setLinkOpen} isCompact />
        )}
        <div ref={host} className={styles['text']} />
      </div>
      {control.help === undefined ? null : <p className={styles['help']}>{control.help}</p>}
      {error === null ? null : <p className={styles['error']}>{error}</p>}
    </div>
  );
}
