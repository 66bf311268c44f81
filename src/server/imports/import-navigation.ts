import { importReports } from '#messages/en/interface/import-reports.ts';
import { reportText, type ReportText } from '#domain/wordpress/report-text.ts';
import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { DocumentId, DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { MAX_NAV_LINKS } from '#domain/navigation/nav-link.ts';
import { chooseMainMenu, menuBranches, type Menu, type MenuEntry } from '#domain/wordpress/menu-tree.ts';

export interface NavigationContext {
  readonly menus: readonly Menu[];
  /** Documents of this import that are in no navigation yet. */
  readonly documentIds: ReadonlySet<DocumentId>;
  /** Those for the main navigation where the export has no menu for it. */
  readonly topLevelIds: readonly DocumentId[];
  documentOfPost(postId: string): DocumentId | null;
  /** The label of a menu entry without one of its own. */
  titleOfPost(postId: string): string;
  /** The address of a category's or tag's page, and its name. */
  linkOfTerm(termId: string): { readonly href: string; readonly name: string } | null;
  resolveLink(url: string): LinkValue | null;
}

/** The number of pages added to the main navigation when an export has no menu for it. */
const MAX_PAGES_WITHOUT_MENU = 7;

/**
 * Navigation links to add to the site: the main menu in order with folders. Other documents are in no menu. Notes what
 * is not imported: other menus, and entries beyond the navigation's limit.
 */
export function navigationRecords(
  records: DocumentRecords,
  context: NavigationContext,
): { readonly added: readonly DocumentRecord[]; readonly notes: readonly ReportText[] } {
  const builder = new NavigationBuilder(records, context);
  const menu = chooseMainMenu(context.menus);
  if (menu === null) {
    for (const id of context.topLevelIds.slice(0, MAX_PAGES_WITHOUT_MENU)) builder.addDocument(id, null);
  } else builder.addMenu(menu);
  builder.noteLeftOut();
  for (const other of context.menus) {
    if (other === menu) continue;
    builder.notes.push(
      reportText(importReports.menuLeftOut, { name: other.name, count: other.entries.length }),
    );
  }
  return builder;
}

class NavigationBuilder {
  readonly added: DocumentRecord[] = [];
  readonly notes: ReportText[] = [];
  private readonly context: NavigationContext;
  private readonly linked: Set<string>;
  private lastOrder: string | null;
  private readonly room: number;
  /** What the entries are called that the navigation had no room for. */
  private readonly leftOut: string[] = [];

  constructor(records: DocumentRecords, context: NavigationContext) {
    this.context = context;
    const links = Object.values(records).filter((record) => record.type === 'nav-link');
    this.linked = new Set(links.flatMap(documentOfLink));
    this.room = MAX_NAV_LINKS - links.length;
    const orders = links.flatMap(({ order }) => (typeof order === 'string' ? [order] : [])).toSorted();
    this.lastOrder = orders.at(-1) ?? null;
  }

  addMenu(menu: Menu): void {
    for (const { entry, below } of menuBranches(menu)) {
      if (below.length === 0) {
        this.addEntry(entry, null);
        continue;
      }
      const folderId = this.put({ kind: 'folder' }, this.titleOf(entry) || 'More', null);
      const countBefore = this.added.length;
      for (const each of [entry, ...below]) this.addEntry(each, folderId);
      if (this.added.length === countBefore) this.added.pop();
    }
  }

  /** Each document is in the navigation once. */
  addDocument(documentId: DocumentId, folderId: string | null, title = '', name = title): void {
    if (this.linked.has(documentId) || !this.context.documentIds.has(documentId)) return;
    this.linked.add(documentId);
    this.put({ kind: 'document', documentId }, title, folderId, name);
  }

  noteLeftOut(): void {
    if (this.leftOut.length === 0) return;
    this.notes.push(
      reportText(importReports.navigationFull, { max: MAX_NAV_LINKS, names: this.leftOut.join(', ') }),
    );
  }

  private addEntry(entry: MenuEntry, folderId: string | null): void {
    const { target } = entry;
    if (target.kind === 'post') {
      const documentId = this.context.documentOfPost(target.postId);
      if (documentId === null)
        this.notes.push(reportText(importReports.entryLeadsNowhere, { title: this.titleOf(entry) }));
      else this.addDocument(documentId, folderId, entry.title, this.titleOf(entry));
      return;
    }
    const link = this.linkOf(entry);
    if (link !== null) this.put({ kind: 'link', link: link as JsonObject }, this.titleOf(entry), folderId);
    else if (target.kind === 'term') this.notes.push(reportText(importReports.entryWithoutCategory));
    else if (target.url !== '#' && target.url !== '') {
      this.notes.push(reportText(importReports.entryNotValid, { title: entry.title, url: target.url }));
    }
  }

  private linkOf(entry: MenuEntry): LinkValue | null {
    if (entry.target.kind === 'url') return this.context.resolveLink(entry.target.url);
    if (entry.target.kind !== 'term') return null;
    const term = this.context.linkOfTerm(entry.target.termId);
    return term === null ? null : { kind: 'url', href: term.href, newWindow: false };
  }

  /** An entry without a label has that of its target. */
  private titleOf(entry: MenuEntry): string {
    const { target } = entry;
    if (entry.title !== '' || target.kind === 'url') return cutText(entry.title, 200);
    if (target.kind === 'post') return cutText(this.context.titleOfPost(target.postId), 200);
    return this.context.linkOfTerm(target.termId)?.name ?? '';
  }

  private put(target: JsonObject, title: string, folderId: string | null, name = title): string | null {
    if (this.added.length >= this.room) {
      if (target['kind'] !== 'folder') this.leftOut.push(`“${name}”`);
      return null;
    }
    const id = createId();
    this.lastOrder = orderKeyBetween(this.lastOrder, null);
    this.added.push({
      id,
      type: 'nav-link',
      navigation: 'main',
      order: this.lastOrder,
      folderId,
      target,
      title: cutText(title, 200),
    });
    return id;
  }
}

function documentOfLink(record: DocumentRecord): readonly string[] {
  const target = record['target'];
  if (typeof target !== 'object' || target === null || !('documentId' in target)) return [];
  return typeof target.documentId === 'string' ? [target.documentId] : [];
}
