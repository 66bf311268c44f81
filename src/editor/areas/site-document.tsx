import type { ReactNode } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import type { DocumentStore } from '../document/document-store.ts';
import { useSiteStore } from '../shell/site-store.ts';

/** Shows what needs the site's own document once it is open. */
export function SiteDocument({ children }: { readonly children: (site: DocumentStore) => ReactNode }) {
  const opened = useSiteStore();
  if (opened.status === 'ready') return children(opened.store);
  if (opened.status === 'loading') return <Spinner label="Opening" />;
  return (
    <Banner tone="danger" actions={<Button onPress={opened.retry}>Try again</Button>}>
      {opened.message}
    </Banner>
  );
}
