import { cookieBanner } from './cookie-banner.ts';
import { dialogs } from './dialogs.ts';
import { formFailures } from './form-failures.ts';
import { forms } from './forms.ts';
import { galleries } from './galleries.ts';
import { maps } from './maps.ts';
import { media } from './media.ts';
import { overlays } from './overlays.ts';
import { shopRuntime } from './shop-runtime.ts';
import { systemErrors } from './system-errors.ts';

/** What scripts of pages say in Spanish. */
export const translation = {
  ...cookieBanner,
  ...dialogs,
  ...formFailures,
  ...forms,
  ...galleries,
  ...maps,
  ...media,
  ...overlays,
  ...shopRuntime,
  ...systemErrors,
};
