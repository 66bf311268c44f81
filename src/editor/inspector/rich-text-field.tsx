import { Suspense, useEffect, useRef, useState } from 'react';
import { createId } from '#lib/id.ts';
import { richTextAsJson, richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import { FormattingBar } from '../rich-text/formatting-bar.tsx';
import type { SlashQuery } from '../rich-text/slash-query.ts';
import { startTextSession, type TextSession } from '../rich-text/text-session.ts';
import type { FieldProps } from './field-props.ts';
import styles from './rich-text-field.module.css';
import { lazyPart } from '../shell/lazy-part.ts';

const PanelSlashMenu = lazyPart(
  async () => (await import('../rich-text/panel-slash-menu.tsx')).PanelSlashMenu,
);

/** A rich text in the panel, with a formatting bar (EDIT-42) and a history (EDIT-72) of its own. */
export function RichTextField({ control, value, onChange, error }: FieldProps<'rich-text'>) {
  const host = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState<TextSession | null>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [slash, setSlash] = useState<SlashQuery | null>(null);
  const slashKeys = useRef<((event: KeyboardEvent) => boolean) | null>(null);
  const [takeKeys] = useState(() => (keys: ((event: KeyboardEvent) => boolean) | null) => {
    slashKeys.current = keys;
  });
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
      // Panels belong to several documents, and some to none: a text takes back what was typed in it.
      hasOwnHistory: true,
      onSlash: setSlash,
      onSlashKey: (event) => slashKeys.current?.(event) ?? false,
      onUndo: () => undefined,
      onRedo: () => undefined,
    });
    setSession(started);
    return () => {
      setSession(null);
      setSlash(null);
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
        {session === null || slash === null ? null : (
          <Suspense fallback={null}>
            <PanelSlashMenu session={session} query={slash} takeKeys={takeKeys} />
          </Suspense>
        )}
      </div>
      {control.help === undefined ? null : <p className={styles['help']}>{control.help}</p>}
      {error === null ? null : <p className={styles['error']}>{error}</p>}
    </div>
  );
}
