import type { MountBehaviour } from '../behaviour.ts';
import { advanceTabs, type TabsState } from './tabs.ts';

/** Makes tabs of the menus of a block (BLK-15 to BLK-22). */
export const mount: MountBehaviour = (root, environment) => {
  const block = root.querySelector<HTMLElement>('.portico-block-menu[data-tabs]');
  const list = block?.querySelector<HTMLElement>('.menu-tabs');
  const tabs = [...(list?.querySelectorAll<HTMLAnchorElement>('.menu-tab') ?? [])];
  const panels = [...(block?.querySelectorAll<HTMLElement>('.menu-panel') ?? [])];
  if (block === null || list === null || list === undefined) return () => undefined;
  const listeners = new AbortController();
  const { signal } = listeners;
  const hash = environment.window.location.hash.slice(1);
  const first = Math.max(
    0,
    panels.findIndex((panel) => panel.id === hash),
  );
  let state: TabsState = { selected: first, focused: first };

  const show = (next: TabsState): void => {
    state = next;
    tabs.forEach((tab, index) => {
      tab.ariaSelected = String(index === state.selected);
      tab.tabIndex = index === state.focused ? 0 : -1;
    });
    panels.forEach((panel, index) => {
      panel.hidden = index !== state.selected;
    });
  };
  list.role = 'tablist';
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    if (panel === undefined) return;
    tab.role = 'tab';
    tab.id = `${panel.id}-tab`;
    tab.setAttribute('aria-controls', panel.id);
    if (tab.parentElement !== null) tab.parentElement.role = 'presentation';
    panel.role = 'tabpanel';
    panel.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        show({ selected: index, focused: index });
      },
      { signal },
    );
  });
  list.addEventListener(
    'keydown',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const isRightToLeft = environment.window.getComputedStyle(list).direction === 'rtl';
      const next = advanceTabs(state, event.key, tabs.length, isRightToLeft);
      const isSelecting = event.key === 'Enter' || event.key === ' ';
      if (next === state && !isSelecting) return;
      event.preventDefault();
      show(next);
      tabs[state.focused]?.focus();
    },
    { signal },
  );
  block.classList.add('is-enhanced');
  show(state);
  return () => {
    listeners.abort();
    block.classList.remove('is-enhanced');
    list.role = null;
    for (const tab of tabs) {
      tab.role = null;
      tab.ariaSelected = null;
      tab.removeAttribute('aria-controls');
      tab.removeAttribute('tabindex');
      if (tab.parentElement !== null) tab.parentElement.role = null;
    }
    for (const panel of panels) {
      panel.role = null;
      panel.hidden = false;
      panel.removeAttribute('aria-labelledby');
    }
  };
};
