import { getWidgetRendering } from '#contract/widgets.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { renderWidget } from './render-widget.tsx';

export const widgetRoutes: readonly Route[] = [
  implement(getWidgetRendering, async ({ services, site, body }) => {
    const html = await renderWidget(services, site.siteId, body.widgetJSON);
    if (!html.ok) throw new CallError(html.error === 'not-found' ? 'not-found' : 'invalid-input');
    return { data: { html: html.value } };
  }),
];
