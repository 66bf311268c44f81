import type { LightboxItem } from '#blocks/lightbox-set.ts';

const ICONS = {
  close: ['M6 6 18 18', 'M18 6 6 18'],
  left: ['m15 5-7 7 7 7'],
  right: ['m9 5 7 7-7 7'],
  pause: ['M9 6v12', 'M15 6v12'],
  play: ['m8 5 11 7-11 7z'],
  caption: ['M4 8h16', 'M4 12h16', 'M4 16h9'],
} as const;
export type LightboxIcon = keyof typeof ICONS;

const SVG = 'http://www.w3.org/2000/svg';

export function createIconButton(page: Document, icon: LightboxIcon, name: string): HTMLButtonElement {
  const button = page.createElement('button');
  button.type = 'button';
  nameIconButton(button, icon, name);
  return button;
}

export function nameIconButton(button: HTMLElement, icon: LightboxIcon, name: string): void {
  const page = button.ownerDocument;
  const drawing = page.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 24 24');
  drawing.setAttribute('aria-hidden', 'true');
  for (const line of ICONS[icon]) {
    const path = page.createElementNS(SVG, 'path');
    path.setAttribute('d', line);
    drawing.append(path);
  }
  button.ariaLabel = name;
  button.replaceChildren(drawing);
}

/** An item as the lightbox draws it: its caption describes it, drawn or not (OVER-102, OVER-107). */
export function createLightboxItem(
  page: Document,
  { content, meta }: LightboxItem,
  count: string,
): HTMLElement {
  const element = page.createElement('div');
  element.className = 'lightbox-item';
  element.tabIndex = 0;
  element.role = 'group';
  element.ariaLabel = `${meta.name}, ${count}`;
  element.append(content);
  if (meta.caption === '') return element;
  const caption = page.createElement('p');
  caption.className = 'lightbox-caption';
  caption.id = `portico-caption-${Math.random().toString(36).slice(2)}`;
  caption.textContent = meta.caption;
  element.setAttribute('aria-describedby', caption.id);
  element.append(caption);
  return element;
}
