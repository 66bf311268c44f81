import type { ArrangedElement, ArrangedStyle } from '#site/arrangement/arranged-section.ts';

/** `moveBefore` keeps focus, selection and the content of frames; not every browser has it. */
type MovingParent = Omit<HTMLElement, 'moveBefore'> & Partial<Pick<HTMLElement, 'moveBefore'>>;

/**
 * Puts the elements of blocks into the groups of their arrangement. An element that is in its group already is not
 * touched, and one that gets another group keeps the focus: it is moved, not created anew.
 */
export function placeElements(
  grid: HTMLElement,
  arranged: readonly ArrangedElement[],
  elementOf: (blockId: string) => HTMLElement,
): void {
  const placed = new Set<Element>();
  place(grid, arranged, elementOf, placed);
  // Only now: an element that is removed from the document, even for a moment, loses the focus.
  for (const element of grid.querySelectorAll('.portico-group, .portico-block')) {
    if (!placed.has(element)) element.remove();
  }
}

function place(
  container: HTMLElement,
  arranged: readonly ArrangedElement[],
  elementOf: (blockId: string) => HTMLElement,
  placed: Set<Element>,
): void {
  const groups = [...container.children].filter(isGroup);
  let before: Element | null = null;
  for (const entry of arranged) {
    const element =
      entry.kind === 'block' ? elementOf(entry.id) : (groups.shift() ?? newGroup(container.ownerDocument));
    placed.add(element);
    // Read each time: the next sibling may have been moved into the group before.
    const next: Element | null = before === null ? container.firstElementChild : before.nextElementSibling;
    if (element !== next) moveInto(container, element, next);
    before = element;
    applyStyle(element, entry.style);
    if (entry.kind === 'group') place(element, entry.children, elementOf, placed);
    else if (entry.height === null) delete element.dataset['height'];
    else element.dataset['height'] = entry.height;
  }
}

function isGroup(element: Element): element is HTMLElement {
  return element.classList.contains('portico-group');
}

function newGroup(frame: Document): HTMLElement {
  const group = frame.createElement('div');
  group.className = 'portico-group';
  return group;
}

function moveInto(container: MovingParent, element: HTMLElement, before: Element | null): void {
  if (container.moveBefore !== undefined && element.isConnected && container.isConnected) {
    container.moveBefore(element, before);
    return;
  }
  const { activeElement } = container.ownerDocument;
  const focused = element.contains(activeElement) ? (activeElement as HTMLElement) : null;
  container.insertBefore(element, before);
  focused?.focus({ preventScroll: true });
}

/** Only the custom properties of the arrangement: the style of a running drag is kept. */
const PROPERTIES = ['--d', '--t', '--v', '--g', '--j', '--h', '--m', '--n', '--rows', '--m-rows'] as const;

export function applyStyle(element: HTMLElement, style: ArrangedStyle): void {
  for (const property of PROPERTIES) {
    const value = style[property] ?? '';
    if (element.style.getPropertyValue(property) !== value) element.style.setProperty(property, value);
  }
}
