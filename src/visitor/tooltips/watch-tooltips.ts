import { TOOLTIP, TOOLTIP_ATTRIBUTE, tooltipPosition } from '#domain/tooltips/tooltip.ts';
import { adoptStyles } from '../dialogs/adopt-styles.ts';

const STYLES = `
.portico-tooltip {
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  inline-size: min(${TOOLTIP.width}px, calc(100vw - ${2 * TOOLTIP.margin}px));
  margin: 0;
  padding: 8px 12px;
  border: 1px solid #fff4;
  border-radius: 6px;
  background: #1b1b19;
  color: #fff;
  font: 14px/1.45 var(--font-body, system-ui, sans-serif);
  overflow-wrap: anywhere;
  pointer-events: none;
}
`;
/** What a tooltip belongs to: a part of the page, or the dialog beside which all else is inert. */
const PARTS = 'dialog, main, header, footer, nav, aside';
const HIDING_EVENTS = ['keydown', 'pointerdown', 'click', 'scroll'] as const;
/**
 * Events of scrolling by the visitor, or of their next action: the browser's own scrolling to a focused element fires
 * none of them.
 */
const OWN_EVENTS = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Tooltips of all elements with the attribute: under a pointer that rests, and at once with keyboard focus; never on
 * touch (OVER-122 to OVER-126). Ends with its signal.
 * @param first the event that it was fetched for: what it began goes on
 */
export function watchTooltips(
  page: Window,
  { signal, first }: { readonly signal?: AbortSignal; readonly first?: PointerEvent | FocusEvent } = {},
): void {
  const { document } = page;
  adoptStyles(document, STYLES);
  const tooltip = createTooltip(document);
  const options = signal === undefined ? {} : { signal };
  let owner: HTMLElement | null = null;
  let timer = 0;
  const hide = (): void => {
    page.clearTimeout(timer);
    tooltip.remove();
    owner?.removeAttribute('aria-describedby');
    owner = null;
  };
  const show = (element: HTMLElement, pointer: { readonly x: number; readonly y: number }): void => {
    hide();
    const text = element.getAttribute(TOOLTIP_ATTRIBUTE) ?? '';
    if (text === '' || !element.isConnected) return;
    tooltip.textContent = text;
    (element.closest(PARTS) ?? document.body).append(tooltip);
    // In the top layer above dialogs, where the browser supports it.
    tooltip.showPopover();
    const { offsetWidth: width, offsetHeight: height } = tooltip;
    const { left, top } = tooltipPosition(
      pointer,
      { width, height },
      { width: page.innerWidth, height: page.innerHeight },
    );
    Object.assign(tooltip.style, { left: `${left}px`, top: `${top}px` });
    // A description that the owner set is kept.
    if (element.hasAttribute('aria-describedby')) return;
    element.setAttribute('aria-describedby', tooltip.id);
    owner = element;
  };
  let hovered: HTMLElement | null = null;
  const enter = (event: PointerEvent, passedMs = 0): void => {
    const element = ownerOf(event.target);
    if (element === hovered || event.pointerType === 'touch') return;
    hovered = element;
    hide();
    if (element === null) return;
    latest = { x: event.clientX, y: event.clientY };
    timer = page.setTimeout(() => show(element, latest), TOOLTIP.delayMs - passedMs);
  };
  document.addEventListener('pointerover', (event) => enter(event), options);
  let latest = { x: 0, y: 0 };
  document.addEventListener(
    'pointermove',
    (event) => {
      latest = { x: event.clientX, y: event.clientY };
    },
    { passive: true, ...options },
  );
  const leave = (): void => {
    hovered = null;
    hide();
  };
  document.documentElement.addEventListener('pointerleave', leave, options);
  const focus = ({ target }: Event): void => {
    const element = ownerOf(target);
    arriving = element?.matches(':focus-visible') === true ? element : null;
    if (arriving !== null) showUnder(arriving);
  };
  const showUnder = (element: HTMLElement): void => {
    const { left, bottom } = element.getBoundingClientRect();
    show(element, { x: left - TOOLTIP.offset, y: bottom - TOOLTIP.offset / 2 });
  };
  // Scrolling to a focused element hides its tooltip, which is shown again afterwards.
  let arriving: HTMLElement | null = null;
  const arrive = (): void => {
    if (arriving !== null && arriving.contains(document.activeElement)) showUnder(arriving);
    arriving = null;
  };
  document.addEventListener('scrollend', arrive, { capture: true, ...options });
  for (const type of OWN_EVENTS) {
    const forget = (): void => {
      arriving = null;
    };
    document.addEventListener(type, forget, { capture: true, passive: true, ...options });
  }
  document.addEventListener('focusin', focus, options);
  document.addEventListener('focusout', hide, options);
  for (const type of HIDING_EVENTS) {
    document.addEventListener(type, hide, { capture: true, passive: true, ...options });
  }
  signal?.addEventListener('abort', hide, { once: true });
  if (first === undefined) return;
  const element = ownerOf(first.target);
  if (first.type === 'focusin') focus(first);
  else if (element?.matches(':hover') === true) {
    enter(first as PointerEvent, page.performance.now() - first.timeStamp);
  }
}

function ownerOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[${TOOLTIP_ATTRIBUTE}]`) : null;
}

function createTooltip(page: Document): HTMLElement {
  const tooltip = page.createElement('div');
  tooltip.className = 'portico-tooltip';
  tooltip.role = 'tooltip';
  tooltip.popover = 'manual';
  tooltip.id = `portico-tooltip-${Math.random().toString(36).slice(2)}`;
  return tooltip;
}
