import { translate as sayToEditors } from '#ui/translate.ts';
import { useSiteTranslator } from '../canvas/use-site-translator.ts';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isOwnPath } from '#domain/links/browser-address.ts';
import { canvasMarkdown } from '../frames/canvas-markdown.tsx';
import { EDIT_MODE_CLASS } from '#domain/page-features/edit-mode.ts';
import { createBlockContext } from '#site/create-block-context.ts';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { translate } from '#ui/translate.ts';
import { CanvasContext, createCanvasUi } from '../canvas-ui/canvas-ui.ts';
import { CanvasFrame } from '../frames/canvas-frame.tsx';
import { CanvasPage } from '../canvas/canvas-page.tsx';
import { FrameStyles } from '../canvas/frame-styles.tsx';
import { useImageButtons } from '../canvas/use-image-buttons.ts';
import { KeepEarlyPress } from '../canvas/keep-early-press.tsx';
import { useShownFrameOf } from '../frames/shown-frame.ts';
import { useLinkEvents } from '../canvas/use-link-events.ts';
import { linkedDocuments } from '../documents/linked-documents.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import type { DocumentState } from '../documents/document-state.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { pageShown } from '../loading/page-shown.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import type { SyncedSources } from '../synced-sources/synced-sources.ts';
import { frameFit } from './frame-fit.ts';
import { TextTools } from './text-tools.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { useMembersOnPages } from '../site-context/use-members-on-pages.ts';
import { useListedContent } from '../site-context/use-listed-content.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useReveal } from './use-reveal.ts';
import { useViewedPage } from '../history/use-viewed-page.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './canvas-area.module.css';
import { useBlocksWithoutRoom } from './use-blocks-without-room.ts';
import { EmptyPage } from '../empty-page/fetched-empty-page.ts';
import { lazyPart } from '../loading/lazy-part.ts';

// Loaded on demand: most pages are not empty.
const EditingCanvas = lazyPart(async () => {
  await pageShown;
  return (await import('../canvas/editing-canvas.tsx')).EditingCanvas;
});
const PictureUploadList = lazyPart(
  async () => (await import('../files/picture-upload-list.tsx')).PictureUploadList,
);

/** The page in its frame, in the width of the chosen device (EDIT-63, EDIT-64). */
export function CanvasArea({ isOpening }: { readonly isOpening: boolean }) {
  const { entry, page, site } = useWorkspace();
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
          <CanvasFrame
            title={translate(editMode.pageFrame, {
              title: entry.title === '' ? translate(editMode.untitled) : entry.title,
            })}
            width={fit.width}
            scale={fit.scale}
            onFrame={takeFrame}
          >
            {(frame) => (
              <>
                <FrameStyles site={site} frame={frame} />
                {isOpening ? null : <FrameContent key={page.documentId} frame={frame} scale={fit.scale} />}
              </>
            )}
          </CanvasFrame>
        </div>
      )}
      {isOpening ? null : (
        <>
          <Uploads key={`uploads ${page.documentId}`} />
          <TextTools key={`texts ${page.documentId}`} area={area} frame={frameElement} scale={fit.scale} />
        </>
      )}
    </div>
  );
}

function FrameContent({ frame, scale }: { readonly frame: Document; readonly scale: number }) {
  const { siteId, page, site, entry, synced } = useWorkspace();
  const { content, show, showPath } = useShownPage();
  const { isWhole } = content;
  const ofPage = useDocumentState(page, (state) => (isWhole ? '' : linkedIds(state)));
  const ofSite = useDocumentState(site, (state) => (isWhole ? '' : linkedIds(state)));
  const ofSynced = useStore(synced.store, (state) => (isWhole ? '' : linkedInSynced(state)));
  const ofAll = [ofPage, ofSite, ofSynced].filter((ids) => ids !== '').join(',');
  const listed = useListedContent(content, ofAll);
  const editingState = useEditState((state) => state.editingState);
  const isGathering = useEditState((state) => state.isGathering);
  const viewedPage = useViewedPage(page);
  const language = useDocumentState(site, (state) => siteSettingsOf(state.view['settings']).language);
  const canvas = useMemo(() => ({ frame, ui: createCanvasUi() }), [frame]);
  useShownFrameOf(frame);
  useReveal(frame);
  const onNavigate = useCallback(
    (href: string) => {
      if (href.startsWith('#')) {
        frame.getElementById(href.slice(1))?.scrollIntoView();
        return;
      }
      const path = href.split(/[?#]/)[0] ?? '';
      const isOfSite = isOwnPath(href);
      const next = isOfSite ? content.byPath(path) : null;
      if (next !== null) show(next);
      else if (isOfSite && !content.isWhole) showPath(path);
      else if (/^https?:\/\//.test(href)) window.open(href, '_blank', 'noopener');
    },
    [content, frame, show, showPath],
  );
  const members = useMembersOnPages();
  const { cart = null } = useBootFacts();
  const describe = useCallback(
    (documentId: string) => {
      const found = listed.byId(documentId);
      return found === null || !found.isEnabled || members?.inPlace.includes(documentId) === true
        ? null
        : { path: found.isHome ? '/' : found.path, title: found.title };
    },
    [listed, members],
  );
  const translate = useSiteTranslator(language);
  const imageButtons = useImageButtons(site);
  const withoutRoom = useBlocksWithoutRoom(page, synced, { siteId, language });
  const context = useMemo(
    () =>
      createBlockContext({
        markdown: canvasMarkdown,
        mode: 'canvas',
        host: 'app',
        siteId,
        documentId: page.documentId,
        language,
        translate,
        sayToEditors,
        withoutRoom,
        imageButtons,
        pathOf: (documentId) => {
          const found = listed.byId(documentId);
          if (found !== null) return found.isHome ? '/' : found.path;
          return listed.isComplete ? null : '#';
        },
      }),
    [siteId, page.documentId, language, translate, listed, withoutRoom, imageButtons],
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
    frame.body.toggleAttribute('data-gathering', isGathering);
  }, [frame, isGathering]);
  useEffect(() => {
    frame.defaultView?.scrollTo(0, 0);
  }, [frame, page.documentId]);

  const isLooking = viewedPage !== page;
  return (
    <CanvasContext value={canvas}>
      <LinkEvents onNavigate={onNavigate} />
      <CanvasPage
        page={viewedPage}
        site={site}
        context={context}
        currentPath={entry.isHome ? '/' : entry.path}
        isHomePage={entry.isHome}
        describe={describe}
        signIn={members?.isOn === true ? members.signIn : null}
        cart={cart}
        editable={isLooking || editingState === 'NOT_EDITING' ? null : EDITABLE[editingState]}
        emptyPage={
          <Suspense fallback={null}>
            <EmptyPage />
          </Suspense>
        }
      />
      <Suspense fallback={<KeepEarlyPress />}>
        <EditingCanvas scale={scale} />
      </Suspense>
    </CanvasContext>
  );
}

/** The ids a document links to, joined into one string that is stable while they are. */
function linkedIds(state: DocumentState): string {
  return [...linkedDocuments(state.view)].join(',');
}

/** The same of the synced sections that the page shows. */
function linkedInSynced({ byId }: ReturnType<SyncedSources['store']['getState']>): string {
  const records = Object.values(byId).map((source) => (source.status === 'ready' ? source.records : {}));
  return [...new Set(records.flatMap((each) => [...linkedDocuments(each)]))].join(',');
}

const EDITABLE = { PAGE: 'page', HEADER: 'header', FOOTER: 'footer', SYNCED: 'synced' } as const;

/** Dropped or pasted pictures while they are being uploaded. */
function Uploads() {
  const { pictures } = useWorkspace();
  const queue = useStore(pictures.shown, (state) => state.queue);
  return queue === null ? null : (
    <Suspense fallback={null}>
      <PictureUploadList queue={queue} />
    </Suspense>
  );
}

function LinkEvents({ onNavigate }: { readonly onNavigate: (href: string) => void }) {
  useLinkEvents(onNavigate);
  return null;
}

function isRightToLeft(language: string): boolean {
  return /^(ar|he|fa|ur|ps|sd|ug|yi|dv|ckb)\b/i.test(language);
}
