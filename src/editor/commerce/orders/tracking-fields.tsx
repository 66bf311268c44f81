import { ORDER_LIMITS } from '#domain/orders/order-limits.ts';
import { orders as words } from '#messages/en/interface/orders.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { isDay } from './local-day.ts';

export interface TrackingDraft {
  /** `2026-11-26` */
  readonly day: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly url: string;
  readonly isMailed: boolean;
}

/** Whether a parcel can be kept like that. */
export function isTracking({ day, url }: TrackingDraft): boolean {
  return isDay(day) && isTrackingUrl(url);
}

/** Whether the address of a parcel can be one, or there is none. */
function isTrackingUrl(url: string): boolean {
  return url === '' || (/^https?:\/\/\S+$/.test(url) && URL.canParse(url));
}

/** When a parcel was sent, how it is followed, and whether the buyer hears of it (ORD-101). */
export function TrackingFields({
  draft,
  isTried,
  onChange,
}: {
  readonly draft: TrackingDraft;
  readonly isTried: boolean;
  readonly onChange: (draft: TrackingDraft) => void;
}) {
  return (
    <>
      <TextField
        label={translate(words.day)}
        type="date"
        value={draft.day}
        errorMessage={isTried && !isDay(draft.day) ? translate(words.dayWrong) : undefined}
        onChange={(day) => onChange({ ...draft, day })}
      />
      <TextField
        label={translate(words.carrier)}
        isOptional
        value={draft.carrier}
        maxLength={ORDER_LIMITS.carrier}
        onChange={(carrier) => onChange({ ...draft, carrier })}
      />
      <TextField
        label={translate(words.tracking)}
        isOptional
        value={draft.tracking}
        maxLength={ORDER_LIMITS.tracking}
        onChange={(tracking) => onChange({ ...draft, tracking })}
      />
      <TextField
        label={translate(words.trackingUrl)}
        type="url"
        isOptional
        value={draft.url}
        maxLength={ORDER_LIMITS.url}
        errorMessage={isTried && !isTrackingUrl(draft.url) ? translate(words.urlWrong) : undefined}
        onChange={(url) => onChange({ ...draft, url: url.trim() })}
      />
      <Checkbox isSelected={draft.isMailed} onChange={(isMailed) => onChange({ ...draft, isMailed })}>
        {translate(words.tell)}
      </Checkbox>
    </>
  );
}
