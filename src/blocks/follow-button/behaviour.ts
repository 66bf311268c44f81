import { WIDGET_SCRIPT_TIMEOUT_MS } from '#domain/embeds/script-load-limits.ts';
import type { MountBehaviour } from '../behaviour.ts';
import { mountServiceWidget } from '../service-widget/behaviour/mount-service-widget.ts';

/** A plain link to a profile that the widget of its network replaces (BLK-81 to BLK-83). */
export const mount: MountBehaviour = (root, environment) =>
  mountServiceWidget(root, environment, {
    placement: 'once',
    timeoutMs: WIDGET_SCRIPT_TIMEOUT_MS,
  });
