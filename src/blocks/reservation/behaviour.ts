import type { MountBehaviour } from '../behaviour.ts';
import { mountServiceWidget } from '../service-widget/behaviour/mount-service-widget.ts';

/** Reservations at Tock (BLK-67, BLK-71). */
export const mount: MountBehaviour = (root, environment) =>
  mountServiceWidget(root, environment, { placement: 'here' });
