import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { canvasMarkdown } from '../canvas/canvas-markdown.tsx';
import { EDIT_MODE_CLASS } from '#domain/visitor/edit-mode.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CanvasContext, createCanvasUi } from '../canvas/canvas-ui.ts';
import { CanvasFrame } from '../canvas/canvas-frame.tsx';
import { CanvasOverlay } from '../canvas/canvas-overlay.tsx';
import { CanvasPage } from '../canvas/canvas-page.tsx';
import { useShownFrameOf } from '../canvas/shown-frame.ts';
import { useCanvasEvents } from '../canvas/use-canvas-events.ts';
import { useDroppedFiles } from '../canvas/use-dropped-files.ts';
import { linkedDocuments } from '../document/linked-documents.ts';
import { siteSettingsOf } from '../document/site-records.ts';
import type { DocumentState } from '../document/document-state.ts';
import { useDocumentState } from '../document/use-document-state.ts';
import { InlineTextEditor } from '../inline-text/inline-text-editor.tsx';
import { useShownPage } from '../shell/shown-page.ts';
import { EmptyPage } from './empty-page.tsx';
import { frameFit } from './frame-fit.ts';
import { TextTools } from './text-tools.tsx';
import { useListedContent } from './use-listed-content.ts';
import { useEditState } from './use-edit-state.ts';
import { useViewedPage } from './use-viewed-page.ts';
import { useWorkspace } from './workspace.ts';
import styles from './canvas-area.module.css';

/** The page in its frame, as wide as the device it stands for (EDIT-63, EDIT-64). */
export function CanvasArea() {
  const { entry } = useWorkspace();
  const device = useEditState((state) => state.device);
  const area = useRef<HTMLDivElement>(null);
  const frameElement = useRef<HTMLIFrameElement>(null);
  const [room, setRoom] = useState<number | null>(null);

  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const takeFrame = useCallback((element: HTMLIFrameElement | null) => {
    frameElement.current = element;
  }, []);
  const fit = frameFit(device, room);
  return (
    <div ref={area} className={styles['area']}>
      {room === null ? null : (
        <div
          className={device === 'mobile' ? styles['phone'] : styles['desktop']}
          style={{ inlineSize: fit.shownWidth }}
        >
          <CanvasFrame title={`${entry.title}: page`} width={fit.width} scale={fit.scale} onFrame={takeFrame}>
            {(frame) => <FrameContent frame={frame} scale={fit.scale} />}
          </CanvasFrame>
        </div>
      )}
      <TextTools area={area} frame={frameElement} scale={fit.scale} />
    </div>
  );
}

function FrameContent({ frame, scale }: { readonly frame: Document; readonly scale: number }) {
  const { siteId, page, site, entry } = useWorkspace();
  const { content, show, showPath } = useShownPage();
  const { isWhole } = content;
  const ofPage = useDocumentState(page, (state) => (isWhole ? '' : linkedIds(state)));
  const ofSite = useDocumentState(site, (state) => (isWhole ? '' : linkedIds(state)));
  const listed = useListedContent(content, [ofPage, ofSite].filter((ids) => ids !== '').join(','));
  const editingState = useEditState((state) => state.editingState);
  const viewedPage = useViewedPage(page);
  const language = useDocumentState(site, (state) => siteSettingsOf(state.view['settings']).language);
  const canvas = useMemo(() => ({ frame, ui: createCanvasUi() }), [frame]);
  useShownFrameOf(frame);
  const onNavigate = useCallback(
    (href: string) => {
      if (href.startsWith('#')) {
        frame.getElementById(href.slice(1))?.scrollIntoView();
        return;
      }
      const path = href.split(/[?#]/)[0] ?? '';
      const isOfSite = path.startsWith('/') && !path.startsWith('//');
      const next = isOfSite ? content.byPath(path) : null;
      if (next !== null) show(next);
      else if (isOfSite && !content.isWhole) showPath(path);
      else if (/^https?:\/\//.test(href)) window.open(href, '_blank', 'noopener');
    },
    [content, frame, show, showPath],
  );
  const describe = useCallback(
    (documentId: string) => {
      const found = listed.byId(documentId);
      return found === null || !found.isEnabled
        ? null
        : { path: found.isHome ? '/' : found.path, title: found.title };
    },
    [listed],
  );
  const context = useMemo(
    () =>
      createBlockContext({
        markdown: canvasMarkdown,
        mode: 'canvas',
        host: 'app',
        siteId,
        documentId: page.documentId,
        language,
        pathOf: (documentId) => {
          const found = listed.byId(documentId);
          if (found !== null) return found.isHome ? '/' : found.path;
          return listed.isComplete ? null : '#';
        },
      }),
    [siteId, page.documentId, language, listed],
  );
  useEffect(() => {
    frame.documentElement.setAttribute('lang', language);
    frame.documentElement.setAttribute('dir', isRightToLeft(language) ? 'rtl' : 'ltr');
  }, [frame, language]);
  useEffect(() => {
    frame.body.classList.toggle(EDIT_MODE_CLASS, editingState !== 'NOT_EDITING');
    frame.body.setAttribute('data-editing', editingState);
  }, [frame, editingState]);
  useEffect(() => {
    frame.defaultView?.scrollTo(0, 0);
  }, [frame, page.documentId]);

  if (viewedPage === null) return <EmptyState title="Loading this version" />;
  const isLooking = viewedPage !== page;
  return (
    <CanvasContext value={canvas}>
      <CanvasEvents onNavigate={onNavigate} />
      <CanvasPage
        page={viewedPage}
        site={site}
        context={context}
        currentPath={entry.isHome ? '/' : entry.path}
        isHomePage={entry.isHome}
        describe={describe}
        editable={isLooking || editingState === 'NOT_EDITING' ? null : EDITABLE[editingState]}
        emptyPage={<EmptyPage />}
      />
      <InlineTextEditor />
      <CanvasOverlay scale={scale} />
    </CanvasContext>
  );
}

/** What a document links to, in one word that stays the same as long as it does. */
function linkedIds(state: DocumentState): string {
  return [...linkedDocuments(state.view)].join(',');
}

const EDITABLE = { PAGE: 'page', HEADER: 'header', FOOTER: 'footer' } as const;

function CanvasEvents({ onNavigate }: { readonly onNavigate: (href: string) => void }) {
  useCanvasEvents({ onNavigate });
  useDroppedFiles();
  return null;
}

function isRightToLeft(language: string): boolean {
  return /^(ar|he|fa|ur|ps|sd|ug|yi|dv|ckb)\b/i.test(language);
}
