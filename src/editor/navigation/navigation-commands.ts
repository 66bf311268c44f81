import type { JsonValue } from '#lib/json.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { pageSteps } from '#messages/en/interface/page-steps.ts';
import type { Command } from '../documents/command.ts';
import { documentOfUnlinked, unlinkedPage } from './unlinked-page.ts';
import { navigationTree, navLinksOf, type NavigationName } from './navigation-tree.ts';

/** Where a link goes: before or after another one, at the end of a folder, or at the end of a navigation. */
export type NavigationPosition =
  | { readonly kind: 'before' | 'after'; readonly linkId: string }
  | { readonly kind: 'into'; readonly folderId: string }
  | { readonly kind: 'end'; readonly navigation: NavigationName };

/**
 * Moves links; a folder moves with its content, and never into a folder. A page without a link gets one at its target,
 * unless it stays among the pages without links. A page that is moved out of the main navigation loses its link: pages
 * in no menu have none.
 */
export function moveNavLinks(
  records: DocumentRecords,
  linkIds: readonly string[],
  wanted: NavigationPosition,
  newId: () => string,
): Command {
  const operations: Operation[] = [];
  const links = navLinksOf(records);
  const isBesidePage = 'linkId' in wanted && documentOfUnlinked(wanted.linkId) !== null;
  const position: NavigationPosition = isBesidePage ? { kind: 'end', navigation: 'hidden' } : wanted;
  let at = orderAt(records, position, linkIds);
  for (const id of linkIds) {
    const documentId = documentOfUnlinked(id);
    if (
      documentId !== null &&
      at !== null &&
      !(position.kind === 'end' && position.navigation === 'hidden')
    ) {
      const order = orderKeyBetween(at.before, at.after);
      const { navigation, folderId } = at;
      operations.push({
        op: 'put',
        record: {
          ...unlinkedPage(documentId),
          target: { kind: 'document', documentId },
          id: newId(),
          navigation,
          folderId,
          order,
        },
      });
      at = { ...at, before: order };
      continue;
    }
    const link = links.find((each) => each.id === id);
    if (
      link === undefined ||
      at === null ||
      (position.kind !== 'end' && 'linkId' in position && position.linkId === id)
    )
      continue;
    if (isTakenOut(link, at)) {
      operations.push({ op: 'remove', id });
      continue;
    }
    const folderId = link.target.kind === 'folder' ? null : at.folderId;
    const order = orderKeyBetween(at.before, at.after);
    operations.push(
      ...changed(link, 'order', order),
      ...changed(link, 'navigation', at.navigation),
      ...changed(link, 'folderId', folderId),
    );
    for (const child of links.filter((each) => each.folderId === id)) {
      operations.push(...changed(child, 'navigation', at.navigation));
    }
    at = { ...at, before: order };
  }
  return { name: pageSteps.moveInNavigation, operations };
}

/** Pages that a command leaves without the link they had. */
export function pagesTakenOut(records: DocumentRecords, { operations }: Command): readonly string[] {
  const removed = new Set(
    operations.flatMap((operation) => (operation.op === 'remove' ? [operation.id] : [])),
  );
  return navLinksOf(records).flatMap(({ id, target }) =>
    removed.has(id) && target.kind === 'document' ? [target.documentId] : [],
  );
}

function isTakenOut(link: NavLink, to: Slot): boolean {
  const isMoved = link.navigation === 'main' && to.navigation === 'hidden' && to.folderId === null;
  return isMoved && link.target.kind === 'document';
}

/** A new folder or link at the end of the main navigation. */
export function addNavLink(
  records: DocumentRecords,
  id: string,
  target: NavLink['target'],
  title: string,
): Command {
  const last = navigationTree(records, 'main').at(-1)?.link.order ?? null;
  const record = {
    id,
    type: 'nav-link',
    navigation: 'main',
    order: orderKeyBetween(last, null),
    folderId: null,
    target: target,
    title,
  } as const satisfies DocumentRecord;
  return {
    name: target.kind === 'folder' ? pageSteps.addFolder : pageSteps.addLink,
    operations: [{ op: 'put', record }],
  };
}

/** Removes a link from the navigation; the content of a folder moves up into its position. Pages themselves stay. */
export function removeNavLink(records: DocumentRecords, linkId: string): Command {
  const links = navLinksOf(records);
  const freed = links
    .filter((link) => link.folderId === linkId)
    .map((link): Operation => ({ op: 'set', id: link.id, field: 'folderId', value: null }));
  return { name: pageSteps.removeFromNavigation, operations: [...freed, { op: 'remove', id: linkId }] };
}

export function renameNavLink(linkId: string, title: string): Command {
  return {
    name: pageSteps.renameInNavigation,
    operations: [{ op: 'set', id: linkId, field: 'title', value: title }],
  };
}

interface Slot {
  readonly navigation: NavigationName;
  readonly folderId: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

function orderAt(
  records: DocumentRecords,
  position: NavigationPosition,
  moving: readonly string[],
): Slot | null {
  if (position.kind === 'end') {
    const siblings = navigationTree(records, position.navigation).map((node) => node.link);
    return {
      navigation: position.navigation,
      folderId: null,
      before: lastOrder(siblings, moving),
      after: null,
    };
  }
  const links = navLinksOf(records);
  if (position.kind === 'into') {
    const folder = links.find((link) => link.id === position.folderId);
    if (folder === undefined) return null;
    const children = links
      .filter((link) => link.folderId === folder.id)
      .toSorted((a, b) => (a.order < b.order ? -1 : 1));
    return {
      navigation: folder.navigation,
      folderId: folder.id,
      before: lastOrder(children, moving),
      after: null,
    };
  }
  const target = links.find((link) => link.id === position.linkId);
  if (target === undefined) return null;
  const siblings = siblingsOf(records, target).filter(
    (link) => !moving.includes(link.id) || link.id === target.id,
  );
  const index = siblings.findIndex((link) => link.id === target.id);
  const isBefore = position.kind === 'before';
  return {
    navigation: target.navigation,
    folderId: target.folderId,
    before: (isBefore ? siblings[index - 1] : target)?.order ?? null,
    after: (isBefore ? target : siblings[index + 1])?.order ?? null,
  };
}

function siblingsOf(records: DocumentRecords, link: NavLink): readonly NavLink[] {
  const tree = navigationTree(records, link.navigation);
  const folder = tree.find((node) => node.children.some((child) => child.id === link.id));
  return folder?.children ?? tree.map((node) => node.link);
}

function lastOrder(links: readonly NavLink[], moving: readonly string[]): string | null {
  return links.findLast((link) => !moving.includes(link.id))?.order ?? null;
}

function changed(link: NavLink, field: 'order' | 'navigation' | 'folderId', value: JsonValue): Operation[] {
  return link[field] === value ? [] : [{ op: 'set', id: link.id, field, value }];
}
