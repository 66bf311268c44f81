import { getWidgetRendering } from '#contract/widgets.ts';
import { invariant } from '#lib/invariant.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { renderWidgets } from './render-widgets.tsx';

export const widgetRoutes: readonly Route[] = [
  implement(getWidgetRendering, async ({ services, site, body: { widgetJSON: asked } }) => {
    if (Array.isArray(asked)) {
      const drawn = await renderWidgets(services, site.siteId, asked);
      return { data: { htmls: drawn.map((each) => (each.ok ? each.value : null)) } };
    }
    const [html] = await renderWidgets(services, site.siteId, [asked]);
    invariant(html, 'A widget was drawn');
    if (!html.ok) throw new CallError(html.error === 'not-found' ? 'not-found' : 'invalid-input');
    return { data: { html: html.value } };
  }),
];
