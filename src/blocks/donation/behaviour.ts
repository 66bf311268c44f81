import type { MountBehaviour } from '../behaviour.ts';
import { missingButtonMessage } from './state.ts';

/** Logs that a donation block has no button; the block is left unchanged (BLK-62, BLK-63). */
export const mount: MountBehaviour = (root, environment) => {
  const id = root.querySelector<HTMLElement>('[data-donation]')?.dataset['donation'] ?? '';
  const message = missingButtonMessage(id, root.querySelector('a[href]') !== null);
  if (message !== null) environment.report(message);
  return () => undefined;
};
