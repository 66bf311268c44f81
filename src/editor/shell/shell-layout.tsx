import { useContentLanguage } from '../documents/content-language.ts';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLocation, useNavigate } from 'react-router';
import type { ContentListEntry } from '#contract/pages.ts';
import { pathOfFrameUrl, withFrameUrl } from '#domain/navigation/frame-url.ts';
import { configArea } from '#messages/en/interface/config-area.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { CanvasPost } from '../canvas/fetched-canvas-post.ts';
import { EmptyPage } from '../empty-page/fetched-empty-page.ts';
import { refuseDroppedFiles } from '../frames/refuse-dropped-files.ts';
import { areaAt, AREAS } from './areas.ts';
import { useEntryAt, useSiteContent } from '../site-context/content.ts';
import { ShellNavigation } from './shell-navigation.tsx';
import { ShownPageContext, type ShownPage } from '../site-context/shown-page.ts';
import { SiteFrame } from './site-frame.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { endFirstLook } from '../loading/first-look.ts';
import { useDocumentStore } from '../site-context/use-document-store.ts';
import { useEditingFlag } from '../site-context/editing-flag.ts';
import styles from './shell-layout.module.css';

/** Navigation, the open area and the site beside it, for whoever may read the site's content. */
export function ShellLayout() {
  useEffect(() => refuseDroppedFiles(document), []);
  const { permissions } = useBootFacts();
  return permissions.includes('content.read') ? <SiteShell /> : <ScreenShell />;
}

function expectNew(kind: 'page' | 'item'): Promise<void> {
  const part = kind === 'page' ? EmptyPage : CanvasPost;
  // What did not arrive is asked for again when it is shown.
  return part.fetch().catch(() => undefined);
}

/** Navigation and the open area alone. */
function ScreenShell() {
  const { pathname } = useLocation();
  const area = areaAt(AREAS, pathname);
  useEffect(() => {
    document.title = area === undefined ? 'Portico' : translate(area.title);
  }, [area]);
  return (
    <div className={styles['shell']}>
      <ShellNavigation />
      <main className={classes(styles['panel'], styles['screen'])}>
        <Suspense fallback={<Spinner label={translate(configArea.opening)} />}>
          <Outlet />
        </Suspense>
      </main>
    </div>
  );
}

function SiteShell() {
  const { content, error, retry } = useSiteContent();
  const site = useDocumentStore(useBootFacts().siteDocumentId);
  const siteStore = site.status === 'ready' ? site.store : null;
  useContentLanguage(siteStore);
  const location = useLocation();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ContentListEntry | null>(null);
  const hasEditorOpen = useEditingFlag((state) => state.isEditing);
  const setEditing = useEditingFlag((state) => state.setEditing);
  const area = areaAt(AREAS, location.pathname);
  // A screen replaces the site, so nothing is edited there; going back finds the editor as it was left.
  const isEditing = hasEditorOpen && area?.layout !== 'screen';
  const isPageHidden = isEditing || area?.layout === 'screen';
  const path = pathOfFrameUrl(location.search);
  const atPath = useEntryAt(content, path);
  // A chosen document (an old post) need not be in the editor's initial list.
  const kept =
    chosen === null || content === null
      ? null
      : (content.byId(chosen.documentId) ?? (content.isWhole ? null : chosen));
  const home = useEntryAt(content, '/');
  const shownEntry = kept ?? atPath;
  const isFinding = shownEntry === undefined || (shownEntry === null && home === undefined);
  const entry = content === null || isFinding ? null : (shownEntry ?? home ?? content.first());

  // The address of the chosen document may change while it is shown: that of a post follows its title.
  const followed = useRef(kept);
  useEffect(() => {
    const before = followed.current;
    followed.current = kept;
    if (kept === null || before?.documentId !== kept.documentId || before.path === kept.path) return;
    const search = withFrameUrl(location.search, kept.isHome ? '/' : kept.path);
    void navigate({ pathname: location.pathname, search }, { replace: true });
  }, [kept, location.pathname, location.search, navigate]);

  const show = useCallback(
    (next: ContentListEntry) => {
      setChosen(next);
      const search = withFrameUrl(location.search, next.isHome ? '/' : next.path);
      void navigate({ pathname: location.pathname, search }, { replace: true });
    },
    [location.pathname, location.search, navigate],
  );
  const showPath = useCallback(
    (to: string) => {
      setChosen(null);
      void navigate(
        { pathname: location.pathname, search: withFrameUrl(location.search, to) },
        { replace: true },
      );
    },
    [location.pathname, location.search, navigate],
  );
  const shown = useMemo<ShownPage | null>(
    () =>
      content === null || entry === null || siteStore === null
        ? null
        : {
            content,
            site: siteStore,
            entry,
            show,
            showPath,
            edit: (next) => {
              // In one go: the page that is left is not opened for editing on the way.
              flushSync(() => {
                show(next);
                setEditing(true);
              });
            },
            expectNew,
          },
    [content, entry, siteStore, show, showPath, setEditing],
  );

  const hasNoPage = shown === null && !isFinding && content !== null && siteStore !== null;
  const hasFailed = (error !== null && content === null) || site.status === 'failed';
  useEffect(() => {
    if (isPageHidden || hasNoPage || hasFailed) endFirstLook();
  }, [isPageHidden, hasNoPage, hasFailed]);
  useEffect(() => {
    document.title = `${area === undefined ? 'Portico' : translate(area.title)}${entry === null ? '' : ` · ${entry.title}`}`;
  }, [area, entry]);

  if (hasFailed) {
    const again = (): void => {
      retry();
      if (site.status === 'failed') site.retry();
    };
    return (
      <div className={styles['alone']}>
        <Banner tone="danger" actions={<Button onPress={again}>{translate(configArea.tryAgain)}</Button>}>
          {site.status === 'failed' ? site.message : translate(configArea.notLoaded)}
        </Banner>
      </div>
    );
  }
  if (shown === null) {
    return (
      <div className={styles['alone']}>
        {isFinding || content === null || siteStore === null ? (
          <Spinner label={translate(configArea.opening)} />
        ) : (
          <Banner>{translate(configArea.noPages)}</Banner>
        )}
      </div>
    );
  }
  const isScreen = area?.layout === 'screen';
  return (
    <ShownPageContext value={shown}>
      <div className={classes(styles['shell'], isEditing && styles['editing'])}>
        {isEditing ? null : <ShellNavigation />}
        {isEditing ? null : (
          <div
            className={classes(styles['panel'], isScreen && styles['screen'])}
            role={isScreen ? 'main' : undefined}
          >
            <Suspense fallback={<Spinner label={translate(configArea.opening)} />}>
              <Outlet />
            </Suspense>
          </div>
        )}
        <main
          className={classes(styles['site'], isScreen && styles['away'])}
          aria-label={translate(configArea.site)}
        >
          <SiteFrame />
        </main>
      </div>
    </ShownPageContext>
  );
}
