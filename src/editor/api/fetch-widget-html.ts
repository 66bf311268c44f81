import { getWidgetRendering } from '#contract/widgets.ts';
import { performDataCall } from '#domain/data-call/perform-data-call.ts';
import type { JsonObject } from '#lib/json.ts';
import { createCallEnvironment } from './call-environment.ts';

interface FetchedWidget {
  readonly type: string;
  readonly id: string;
  readonly value: JsonObject;
}

/** The content of a block as the server draws it, form-encoded (BLK-03, BLK-04). Throws where it cannot be had. */
export async function fetchWidgetHtml(
  widget: FetchedWidget,
  collectionId: string | null,
  signal: AbortSignal,
): Promise<string> {
  const answer = await performDataCall(
    {
      method: getWidgetRendering.method,
      path: getWidgetRendering.path,
      encoding: 'form',
      handlesFailures: true,
      body: {
        widgetJSON: JSON.stringify({ type: widget.type, id: widget.id, value: widget.value }),
        ...(collectionId === null ? {} : { collectionId }),
      },
    },
    createCallEnvironment({ signal, isBackground: true }),
  );
  return getWidgetRendering.output.parse(answer).data.html;
}
