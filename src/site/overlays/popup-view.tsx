import { dialogs } from '#messages/en/dialogs.ts';
import { ButtonLink } from '#blocks/button/button-link.tsx';
import type { BlockContext } from '#blocks/define-block.ts';
import { Picture } from '#blocks/image/picture.tsx';
import type { BlockRecord } from '#domain/pages/block-record.ts';
import { isRichTextEmpty } from '#domain/rich-text/rich-text.ts';
import type { PopupOverlay } from '#domain/overlays/popup-overlay.ts';
import { BlockContent } from '../blocks/block-content.tsx';

interface PopupViewProps {
  readonly popup: PopupOverlay;
  readonly form: BlockRecord | null;
  readonly context: BlockContext;
}

const PICTURE_SIZES = { top: '(max-width: 600px) 100vw, 560px', side: '(max-width: 600px) 100vw, 380px' };

/** The content of the popup; `data-overlay` marks its form as sent from the popup (FORM-60, OVER-10). */
export function PopupView({ popup, form, context }: PopupViewProps) {
  const title = popup.title.trim();
  const target = popup.buttonLink === null ? null : context.resolveLink(popup.buttonLink);
  const hasButton = popup.action === 'button' && popup.buttonText.trim() !== '';
  return (
    <div
      className="portico-offer"
      data-overlay="popup"
      data-theme={popup.theme}
      data-layout={popup.image === null ? 'plain' : popup.layout}
    >
      {popup.image === null ? null : (
        <div className="portico-offer-picture">
          <Picture image={popup.image} sizes={PICTURE_SIZES[popup.layout]} />
        </div>
      )}
      <div className="portico-offer-content">
        {title === '' ? null : <h2 className="portico-offer-title">{title}</h2>}
        {isRichTextEmpty(popup.text) ? null : (
          <div className="portico-offer-text">{context.renderRichText(popup.text)}</div>
        )}
        {hasButton && (target !== null || context.mode === 'canvas') ? (
          <div className="portico-offer-action">
            <ButtonLink text={popup.buttonText} target={target} size="medium" variant="filled" />
          </div>
        ) : null}
        {form === null ? null : (
          <div data-block-type={form.blockType}>
            <BlockContent block={form} context={context} />
          </div>
        )}
      </div>
      <button type="button" className="portico-overlay-close" aria-label={context.translate(dialogs.close)}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </div>
  );
}
