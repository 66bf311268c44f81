import type { MountBehaviour } from '../behaviour.ts';
import { mount as mountForm } from '../form/behaviour.ts';

/** A newsletter block is a form that is sent to the site's mailing list (BLK-57). */
export const mount: MountBehaviour = (root, environment) => mountForm(root, environment);
