import { useState } from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { positionBelow } from './position-below.ts';
import { SlashList } from './slash-list.tsx';
import type { SlashQuery } from './slash-query.ts';
import type { TextSession } from './text-session.ts';
import styles from './panel-slash-menu.module.css';

interface PanelSlashMenuProps {
  readonly session: TextSession;
  readonly query: SlashQuery;
  readonly takeKeys: (keys: ((event: KeyboardEvent) => boolean) | null) => void;
}

/** The menu behind a slash in a text of a panel: styles of its lines; blocks stand on the page (EDIT-192). */
export function PanelSlashMenu({ session, query, takeKeys }: PanelSlashMenuProps) {
  const [said, setSaid] = useState('');
  return createPortal(
    <div className={styles['layer']}>
      <SlashList
        session={session}
        query={query}
        announce={setSaid}
        takeKeys={takeKeys}
        follow={(put) => {
          window.addEventListener('scroll', put, { passive: true, capture: true });
          window.addEventListener('resize', put);
          return () => {
            window.removeEventListener('scroll', put, { capture: true });
            window.removeEventListener('resize', put);
          };
        }}
        positionOf={(own) =>
          positionBelow(session.editor.view.coordsAtPos(query.from), {
            shown: { left: 0, top: 0 },
            scale: 1,
            room: { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight },
            own,
          })
        }
      />
      <VisuallyHidden>
        <output aria-live="polite">{said}</output>
      </VisuallyHidden>
    </div>,
    document.body,
  );
}
