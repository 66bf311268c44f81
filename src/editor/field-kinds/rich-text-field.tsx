import { Suspense, use, useEffect, useRef, useState } from 'react';
import { createId } from '#lib/id.ts';
import { richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import { sayLabel } from '#ui/say-label.ts';
import { FieldHistoryContext } from '../panel/field-history.ts';
import { FormattingBar } from '../rich-text/formatting-bar.tsx';
import type { SlashQuery } from '../rich-text/slash-query.ts';
import { startTextSession, type TextSession } from '../rich-text/text-session.ts';
import type { FieldProps } from '../fields/field-props.ts';
import styles from './rich-text-field.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

const PanelSlashMenu = lazyPart(
  async () => (await import('../rich-text/panel-slash-menu.tsx')).PanelSlashMenu,
);

/** A rich text in the panel, with a formatting bar (EDIT-42); it takes part in the history of its document (EDIT-72). */
export function RichTextField({ control, value, onChange, error }: FieldProps<'rich-text'>) {
  const label = sayLabel(control.label);
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
  const history = use(FieldHistoryContext);
  const latest = useRef({ onChange, history });
  useEffect(() => {
    latest.current = { onChange, history };
  });
  const hasOwnHistory = history === null;
  // Undoing a save at once leaves the value unchanged, but not the displayed text.
  const [reverts, setReverts] = useState(0);

  useEffect(() => {
    if (host.current === null) return undefined;
    const revert = (way: 'undo' | 'redo'): void => {
      latest.current.history?.[way]();
      setReverts((count) => count + 1);
    };
    const started = startTextSession({
      element: host.current,
      text: first.current,
      label,
      onText: (changed) => latest.current.onChange(changed, createId()),
      onTyping: () => undefined,
      onExit: () => started.editor.commands.blur(),
      onLink: () => setLinkOpen(true),
      hasOwnHistory,
      onSlash: setSlash,
      onSlashKey: (event) => slashKeys.current?.(event) ?? false,
      onUndo: () => revert('undo'),
      onRedo: () => revert('redo'),
    });
    setSession(started);
    return () => {
      setSession(null);
      setSlash(null);
      started.end();
    };
  }, [label, hasOwnHistory]);

  const key = JSON.stringify(value);
  useEffect(() => {
    const changed = richTextSchema.safeParse(JSON.parse(key ?? 'null'));
    if (changed.success) session?.replaceText(changed.data);
  }, [session, key, reverts]);

  return (
    <div className={styles['field']}>
      <span className={styles['label']}>{label}</span>
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
      {control.help === undefined ? null : <p className={styles['help']}>{sayLabel(control.help)}</p>}
      {error === null ? null : <p className={styles['error']}>{error}</p>}
    </div>
  );
}
