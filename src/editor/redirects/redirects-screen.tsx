import { useQueryClient } from '@tanstack/react-query';
import { Ellipsis, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ListedRedirect } from '#contract/redirects.ts';
import { siteRedirects } from '#messages/en/interface/site-redirects.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { translate } from '#ui/translate.ts';
import { Panel } from '../panel/panel.tsx';
import { NotFoundList } from './not-found-list.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectList, REDIRECTS_KEY } from './redirect-list.tsx';
import styles from './redirects.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

const ImportRedirectsDialog = lazyPart(
  async () => (await import('./import-dialog.tsx')).ImportRedirectsDialog,
);

type Edited =
  | { readonly kind: 'known'; readonly redirect: ListedRedirect }
  | { readonly kind: 'new'; readonly from: string };

/** Addresses that lead elsewhere, and those that lead nowhere yet (FIND-48, FIND-56). */
export function RedirectsScreen({ canWrite }: { readonly canWrite: boolean }) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isImporting, setImporting] = useState(false);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [REDIRECTS_KEY] });
  const begin = (from: string) => setEdited({ kind: 'new', from });
  return (
    <Panel
      isWide
      isLiveAtOnce
      title={translate(siteRedirects.title)}
      back={{ to: '/settings', label: translate(siteRedirects.settings) }}
      actions={
        <span className={styles['actions']}>
          {canWrite ? (
            <Button variant="primary" icon={<Plus aria-hidden="true" size={16} />} onPress={() => begin('')}>
              {translate(siteRedirects.add)}
            </Button>
          ) : null}
          <Menu
            label={translate(siteRedirects.importAndExport)}
            placement="bottom end"
            trigger={
              <IconButton label={translate(siteRedirects.importAndExport)} variant="outlined">
                <Ellipsis aria-hidden="true" />
              </IconButton>
            }
            items={[
              ...(canWrite
                ? ([
                    {
                      id: 'import',
                      label: translate(siteRedirects.importEllipsis),
                      onAction: () => setImporting(true),
                    },
                    'separator',
                  ] as const)
                : []),
              { id: 'csv', label: translate(siteRedirects.exportCsv), onAction: () => download('csv') },
              { id: 'lines', label: translate(siteRedirects.exportLines), onAction: () => download('lines') },
            ]}
          />
        </span>
      }
    >
      <Tabs
        label={translate(siteRedirects.title)}
        tabs={[
          {
            id: 'redirects',
            title: translate(siteRedirects.title),
            content: (
              <RedirectList
                canWrite={canWrite}
                onEdit={(redirect) => setEdited({ kind: 'known', redirect })}
              />
            ),
          },
          {
            id: 'not-found',
            title: translate(siteRedirects.notFound),
            content: <NotFoundList canWrite={canWrite} onRedirect={begin} />,
          },
        ]}
      />
      {isImporting ? (
        <Suspense fallback={null}>
          <ImportRedirectsDialog onImported={refresh} onClose={() => setImporting(false)} />
        </Suspense>
      ) : null}
      {edited === null ? null : (
        <RedirectDialog
          redirect={edited.kind === 'known' ? edited.redirect : null}
          from={edited.kind === 'new' ? edited.from : edited.redirect.from}
          onSaved={refresh}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
}

/** The browser keeps what comes; the page stays. */
function download(format: 'csv' | 'lines'): void {
  window.location.assign(`/api/redirects/export?format=${format}`);
}
