export interface TabsState {
  readonly selected: number;
  readonly focused: number;
}

/**
 * What a key does to the tabs of a menu: arrows move the focus and wrap around (BLK-19 to BLK-21), Enter and Space
 * select the focused tab (BLK-17, BLK-18). In right-to-left pages the arrows follow the page.
 */
export function advanceTabs(state: TabsState, key: string, count: number, isRightToLeft = false): TabsState {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step !== 0) {
    const focused = (state.focused + (isRightToLeft ? -step : step) + count) % count;
    return { ...state, focused };
  }
  return key === 'Enter' || key === ' ' ? { ...state, selected: state.focused } : state;
}
