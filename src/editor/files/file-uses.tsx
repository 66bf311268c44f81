import type { DocumentKind, DocumentId } from '#domain/documents/record.ts';
import { siteFiles } from '#messages/en/interface/site-files.ts';
import { translate } from '#ui/translate.ts';
import styles from './media.module.css';

export interface FileUsesProps {
  readonly uses: readonly {
    readonly documentId: DocumentId;
    readonly kind: DocumentKind;
    readonly title: string;
    readonly path: string | null;
  }[];
  readonly plans: readonly { readonly id: string; readonly name: string }[];
}

/** The pages and posts that show or link a file, and the plans of members that show it. */
export function FileUses({ uses, plans }: FileUsesProps) {
  if (uses.length + plans.length === 0)
    return <p className={styles['muted']}>{translate(siteFiles.notUsed)}</p>;
  return (
    <ul className={styles['uses']}>
      {uses.map((use) => (
        <li key={use.documentId}>
          {use.path === null ? (
            use.kind === 'synced' ? (
              translate(siteFiles.syncedSection, { title: use.title })
            ) : use.kind === 'site' ? (
              translate(siteFiles.siteParts)
            ) : (
              use.title
            )
          ) : (
            <a href={use.path} target="_blank" rel="noreferrer">
              {use.title === '' ? translate(siteFiles.untitled) : use.title}
            </a>
          )}
          {use.path === null ? null : <span className={styles['muted']}> {use.path}</span>}
        </li>
      ))}
      {plans.map(({ id, name }) => (
        <li key={id}>{translate(siteFiles.planOfMembers, { name })}</li>
      ))}
    </ul>
  );
}
