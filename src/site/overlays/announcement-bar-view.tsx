import { overlays } from '#messages/en/overlays.ts';
import type { BlockContext } from '#blocks/define-block.ts';
import {
  announcementLine,
  announcementVersion,
  type AnnouncementBar,
} from '#domain/overlays/announcement-bar.ts';
import { ANNOUNCEMENT_KEY } from '#domain/overlays/announcement-key.ts';
import { renderRichText } from '../rich-text/render-rich-text.tsx';

interface AnnouncementBarViewProps {
  readonly bar: AnnouncementBar;
  readonly context: BlockContext;
}

/** Hides an announcement that the visitor closed before the first paint, so that it does not flash. */
const HIDE_CLOSED = `(bar=>{try{if(localStorage.getItem('${ANNOUNCEMENT_KEY}')===bar.dataset.version)bar.hidden=true}catch{}})(document.currentScript.previousElementSibling)`;

/**
 * The announcement bar at the top of a page (OVER-30, OVER-31): part of the page itself, readable without scripts;
 * scripts add its button and remember the choice.
 */
export function AnnouncementBarView({ bar, context }: AnnouncementBarViewProps) {
  const target = bar.link === null ? null : context.resolveLink(bar.link);
  const line = announcementLine(bar.text);
  return (
    <>
      <aside
        className="portico-announcement"
        data-theme={bar.theme}
        data-version={announcementVersion(bar)}
        aria-label={context.translate(overlays.announcement)}
      >
        <div className="portico-announcement-text">
          {target === null ? (
            context.renderRichText(line)
          ) : (
            // A link around the whole bar: links inside its text would be nested in it.
            <a {...target}>{renderRichText(line, { resolveLink: () => null })}</a>
          )}
        </div>
        <button
          type="button"
          className="portico-overlay-close"
          aria-label={context.translate(overlays.closeAnnouncement)}
          hidden
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
            <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </aside>
      {context.mode === 'page' && context.host === 'public' ? (
        <script dangerouslySetInnerHTML={{ __html: HIDE_CLOSED }} />
      ) : null}
    </>
  );
}
