import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { BlockContext } from '#blocks/define-block.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { buildNavigation } from '#site/header/build-navigation.ts';
import { PhoneCart, plainCartLink } from '#site/header/cart-link.tsx';
import type { NavigationNode } from '#site/header/navigation-node.ts';
import { SiteHeaderView } from '#site/header/site-header-view.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteHeaderOf, siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { withTextAt } from '../inline-text-targets/text-at.ts';
import { useEditState } from '../workspace/use-edit-state.ts';

export interface CanvasHeaderProps {
  readonly site: DocumentStore;
  readonly context: BlockContext;
  readonly currentPath: string;
  readonly isHomePage: boolean;
  /** Path and title of what menus may lead to; null for what visitors cannot reach. */
  readonly describe: (documentId: string) => { readonly path: string; readonly title: string } | null;
  /** What the account control of the header is called; null without members (MEMB-65). */
  readonly signIn: string | null;
  /** What the way to the cart is called; null without a shop. */
  readonly cart: string | null;
}

/** The header as visitors see it, for whom nobody is signed in. */
export function CanvasHeader(props: CanvasHeaderProps) {
  const { site, context, currentPath, isHomePage, describe, signIn, cart } = props;
  const record = useHeaderRecord(site, 'header');
  const header = siteHeaderOf(record);
  const settings = useHeaderRecord(site, 'settings');
  const links = useStore(
    site.store,
    useShallow((state) => Object.values(state.view).filter((record) => record.type === 'nav-link')),
  );
  const ofMenu = useMemo(
    () => buildNavigation(recordsById(links), { describe, currentPath }),
    [links, describe, currentPath],
  );
  const hasAccount = signIn !== null && header.showsAccount !== false;
  const navigation: NavigationNode[] = [
    ...ofMenu,
    ...(cart === null ? [] : [plainCartLink(cart)]),
    // The published page has it with both of its texts (`site/header/account-control.tsx`).
    ...(hasAccount
      ? [{ kind: 'link', id: 'account', title: signIn, href: '/account', isCurrent: false } as const]
      : []),
  ];
  return (
    <SiteHeaderView
      header={header}
      site={siteSettingsOf(settings)}
      navigation={navigation}
      context={context}
      isHomePage={isHomePage}
      phoneCart={cart === null ? null : <PhoneCart label={cart} content={null} />}
    />
  );
}

/** A record of the header; while one of its texts is typed in, that text is not rendered. */
function useHeaderRecord(site: DocumentStore, id: 'header' | 'settings'): DocumentRecord | undefined {
  const record = useRecord(site, id);
  const inlineText = useEditState((state) =>
    state.editingState === 'HEADER' && state.textBlockId === id ? state.inlineText : null,
  );
  return useMemo(
    () =>
      record === undefined || inlineText === null
        ? record
        : withTextAt(record, inlineText.path, inlineText.base),
    [record, inlineText],
  );
}

function recordsById(records: readonly DocumentRecord[]): Record<string, DocumentRecord> {
  return Object.fromEntries(records.map((record) => [record.id, record]));
}
