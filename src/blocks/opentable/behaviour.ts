import type { MountBehaviour } from '../behaviour.ts';
import { mountServiceWidget } from '../service-widget/behaviour/mount-service-widget.ts';

/** Tables at OpenTable (BLK-68, BLK-71, CONT-44). */
export const mount: MountBehaviour = (root, environment) =>
  mountServiceWidget(root, environment, { placement: 'here' });
