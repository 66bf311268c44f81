/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- the focus stays in the text, which no select allows; its keys work the menu */
import { slashMenu } from '#messages/en/interface/slash-menu.ts';
import { translate } from '#ui/translate.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BlockIcon } from '../block-catalogue/block-icon.tsx';
import type { MenuPosition } from './position-below.ts';
import { findSlashItems, type SlashItem } from './slash-items.ts';
import type { SlashQuery } from './slash-query.ts';
import type { TextSession } from './text-session.ts';
import styles from './slash-menu.module.css';

interface SlashListProps {
  readonly session: TextSession;
  readonly query: SlashQuery;
  /** Puts a block where the slash is; absent where only styles of the text are offered. */
  readonly onBlock?: (item: Extract<SlashItem, { kind: 'block' }>) => void;
  readonly announce: (message: string) => void;
  /** Gives the keys of the text to the menu until it is closed. */
  readonly takeKeys: (keys: ((event: KeyboardEvent) => boolean) | null) => void;
  /** Puts the menu at the caret, again whenever what is around it moves; returns how to stop. */
  readonly follow: (put: () => void) => () => void;
  /** Where the menu stands, by its own size; null while that is not known. */
  readonly positionOf: (own: DOMRect) => MenuPosition | null;
}

/**
 * What can be inserted at the start of a line. The caret stays in the text: typing filters, arrow keys choose, Enter
 * inserts, Escape closes; each choice is read out (EDIT-192).
 */
export function SlashList({
  session,
  query,
  onBlock,
  announce,
  takeKeys,
  follow,
  positionOf,
}: SlashListProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState<MenuPosition | null>(null);
  const [chosen, setChosen] = useState({ text: query.text, index: 0 });
  const items = findSlashItems(query.text, onBlock !== undefined);
  const index = chosen.text === query.text ? Math.min(chosen.index, Math.max(0, items.length - 1)) : 0;
  const active = items[index];

  function take(item: SlashItem): void {
    if (item.kind === 'style') {
      session.slash.clear();
      item.apply(session.editor);
      session.flush();
    } else onBlock?.(item);
    announce(translate(slashMenu.inserted, { title: item.title }));
  }

  function handleKey(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === 'Escape') {
      session.slash.close();
      announce(translate(slashMenu.closed));
      return true;
    }
    if (active === undefined) return false;
    const steps: Readonly<Record<string, number>> = { ArrowDown: index + 1, ArrowUp: index - 1 };
    const next = steps[event.key];
    if (next !== undefined) {
      setChosen({ text: query.text, index: (next + items.length) % items.length });
      return true;
    }
    if (event.key !== 'Enter' && event.key !== 'Tab') return false;
    take(active);
    return true;
  }

  const said =
    active === undefined
      ? translate(slashMenu.nothingMatches)
      : translate(slashMenu.position, { title: active.title, place: index + 1, count: items.length });
  const latest = useRef({ handleKey, announce, follow, positionOf, takeKeys });
  useLayoutEffect(() => {
    latest.current = { handleKey, announce, follow, positionOf, takeKeys };
  });
  useEffect(() => {
    const { takeKeys: give } = latest.current;
    give((event) => latest.current.handleKey(event));
    return () => give(null);
  }, []);
  const isFirst = useRef(true);
  useEffect(() => {
    latest.current.announce(isFirst.current ? translate(slashMenu.opened, { said }) : said);
    isFirst.current = false;
  }, [said]);
  useLayoutEffect(() => {
    const put = (): void => {
      const own = menu.current?.getBoundingClientRect();
      const next = own === undefined ? null : latest.current.positionOf(own);
      if (next !== null) setPosition(next);
    };
    put();
    return latest.current.follow(put);
  }, [query.from, items.length]);
  useEffect(() => {
    menu.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index, query.text]);

  return (
    <div
      ref={menu}
      className={styles['menu']}
      style={
        position === null
          ? { visibility: 'hidden' }
          : { transform: `translate(${position.left}px, ${position.top}px)` }
      }
    >
      {items.length === 0 ? (
        <p className={styles['none']}>{translate(slashMenu.nothingMatchesWords, { words: query.text })}</p>
      ) : (
        <div role="listbox" aria-label={translate(slashMenu.insert)}>
          {items.map((item, at) => (
            <div
              key={item.id}
              role="option"
              tabIndex={-1}
              aria-selected={at === index}
              className={styles['item']}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setChosen({ text: query.text, index: at })}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(item)}
            >
              <span className={styles['icon']}>
                {item.kind === 'style' ? (
                  <item.icon size={20} aria-hidden="true" />
                ) : (
                  <BlockIcon name={item.declaration.icon} />
                )}
              </span>
              <span className={styles['title']}>{translate(item.title)}</span>
              {item.kind === 'style' ? (
                <kbd className={styles['typed']} aria-hidden="true">
                  {item.typed}
                </kbd>
              ) : null}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
