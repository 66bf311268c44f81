import type { CookieBanner } from '#domain/consent/cookie-banner.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';

/** Sets fields as one named step of undo; steps with one gesture id are one. */
export type SetCookieFields = (
  fields: Readonly<Record<string, JsonValue>>,
  label: Words,
  gestureId?: string,
) => void;

/** What each group of the screen gets. */
export interface CookieGroupProps {
  readonly banner: CookieBanner;
  readonly set: SetCookieFields;
  /** Speaks the language of the site. */
  readonly translateContent: Translate;
  readonly isDisabled: boolean;
}
