import type { z } from 'zod';
import type { JsonObject } from '#lib/json.ts';

/** One type of event. */
export interface EventDefinition<Params extends JsonObject = JsonObject> {
  /** What happened to what: `content-released`. Must never change: consumers may still have to process earlier ones. */
  readonly type: string;
  /** Ids, and facts that are stored nowhere else; no personal data, which would outlive its deletion elsewhere. */
  readonly params: z.ZodType<Params>;
}

/** One kind of event, beside the code that records it, and a line in `server/event-types.ts`. See `docs/guides/events.md`. */
export function defineEvent<Params extends JsonObject>(
  event: EventDefinition<Params>,
): EventDefinition<Params> {
  return event;
}
