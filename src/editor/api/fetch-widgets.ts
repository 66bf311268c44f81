import { getWidgetRendering } from '#contract/widgets.ts';
import { performDataCall } from '#domain/data-call/perform-data-call.ts';
import { invariant } from '#lib/invariant.ts';
import type { JsonObject } from '#lib/json.ts';
import { createCallEnvironment } from './call-environment.ts';

export interface AskedWidget {
  readonly type: string;
  readonly id: string;
  readonly value: JsonObject;
  /** The collection whose content it shows, where there is one. */
  readonly collectionId: string | null;
}

/**
 * The content of blocks rendered by the server, form-encoded (BLK-03, BLK-04), in their order; null for one that is
 * broken. Throws where the call fails.
 */
export async function fetchWidgets(widgets: readonly AskedWidget[]): Promise<readonly (string | null)[]> {
  const [first] = widgets;
  invariant(first, 'There is a widget to ask for');
  const { collectionId, ...only } = first;
  const answer = await performDataCall(
    {
      method: getWidgetRendering.method,
      path: getWidgetRendering.path,
      encoding: 'form',
      handlesFailures: true,
      body:
        widgets.length === 1
          ? { widgetJSON: JSON.stringify(only), ...(collectionId === null ? {} : { collectionId }) }
          : { widgetJSON: JSON.stringify(widgets.map(severalOf)) },
    },
    createCallEnvironment({ isBackground: true }),
  );
  const { data } = getWidgetRendering.output.parse(answer);
  return 'html' in data ? [data.html] : data.htmls;
}

function severalOf({ collectionId, ...widget }: AskedWidget) {
  return collectionId === null ? widget : { ...widget, collectionId };
}
