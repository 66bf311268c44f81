import type { BlockContext } from '#blocks/define-block.ts';
import { POPUP_TEMPLATE_ID } from '#domain/overlays/popup-overlay-settings.ts';
import { INFO_BAR_TEMPLATE_ID } from '#domain/overlays/info-bar-actions.ts';
import type { MarkupListener } from '../markup/markup-listener.ts';
import { renderMarkup } from '../markup/render-markup.ts';
import { BadgeView } from './badge-view.tsx';
import { InfoBarView } from './info-bar-view.tsx';
import type { PageOverlays } from './page-overlays.ts';
import { PopupView } from './popup-view.tsx';

/**
 * The markup after the page: the badge, and the popup and info bar as templates. The content of a template is neither
 * shown, loaded nor run until the runtime inserts it.
 */
export function overlayMarkup(
  overlays: PageOverlays,
  context: BlockContext,
  badgeHref: string,
  listener: MarkupListener | null = null,
): string {
  const { popup, infoBar, badge } = overlays;
  return renderMarkup(
    <>
      {badge === null ? null : <BadgeView type={badge} href={badgeHref} />}
      {popup === null ? null : (
        <template id={POPUP_TEMPLATE_ID}>
          <PopupView popup={popup.settings} form={popup.form} context={context} />
        </template>
      )}
      {infoBar === null ? null : (
        <template id={INFO_BAR_TEMPLATE_ID}>
          <InfoBarView {...infoBar} translate={context.translate} />
        </template>
      )}
    </>,
    undefined,
    listener,
  );
}
