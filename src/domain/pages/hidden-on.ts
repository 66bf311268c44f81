import { z } from 'zod';

/** The widths of windows a page is arranged for: phones up to 767 px, desktops from there on. */
export const DEVICES = ['mobile', 'desktop'] as const;
export type PageDevice = (typeof DEVICES)[number];

/** Where visitors do not get a block or a section (EDIT-204); nowhere where it is empty or missing. */
export const hiddenOnSchema = z.array(z.enum(DEVICES)).max(DEVICES.length).catch([]);

interface Hideable {
  readonly hiddenOn?: readonly PageDevice[];
}

/** Whether visitors do not get it on a device. */
export function isHiddenOn({ hiddenOn }: Hideable, device: PageDevice): boolean {
  return hiddenOn?.includes(device) === true;
}

/** Whether visitors get it nowhere. */
export function isHiddenEverywhere(part: Hideable): boolean {
  return DEVICES.every((device) => isHiddenOn(part, device));
}
