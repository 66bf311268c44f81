import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { MenuPanel } from './menu-panel.tsx';
import { parseMenu, type Menu } from './parse-menu.ts';
import type { MenuData } from './schema.ts';

/** Parsed data is immutable, and cached while a block stays as it is. */
const parsed = new WeakMap<MenuData, readonly Menu[]>();

function menusOf(data: MenuData): readonly Menu[] {
  const menus = parsed.get(data) ?? parseMenu(data.text, data.currency);
  parsed.set(data, menus);
  return menus;
}

/**
 * Menus below each other, with links to each where there are several; on pages the behaviour makes tabs of them (BLK-15,
 * BLK-22). Nothing does on the canvas: there all of them are seen.
 */
export function MenuBlock({ id, data, context }: BlockRenderProps<MenuData>) {
  const menus = menusOf(data);
  if (menus.length === 0) {
    return context.mode === 'page' ? null : (
      <p className="portico-block-menu">{editorHint(context, blockHints.menu)}</p>
    );
  }
  const hasTabs = context.mode === 'page' && menus.length > 1;
  const panelId = (index: number) => `menu-${id}-${index + 1}`;
  return (
    <div className="portico-block-menu" data-layout={data.layout} data-tabs={hasTabs || undefined}>
      {menus.length > 1 ? (
        <ul className="menu-tabs">
          {menus.map((menu, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two menus may have one title
            <li key={index}>
              <a href={`#${panelId(index)}`} className="menu-tab">
                {menu.title === '' ? `Menu ${index + 1}` : menu.title}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {menus.map((menu, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two menus may have one title
        <MenuPanel key={index} id={panelId(index)} menu={menu} />
      ))}
    </div>
  );
}
