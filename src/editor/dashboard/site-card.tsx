import { Copy, Ellipsis, ExternalLink, PenLine, Settings2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-aria-components';
import type { SiteCardSite } from '#contract/sites.ts';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuAction } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';
import { DuplicateSiteDialog } from './duplicate-site-dialog.tsx';
import { RemoveSiteDialog } from './remove-site-dialog.tsx';
import { RenameSiteDialog } from './rename-site-dialog.tsx';
import styles from './site-card.module.css';
import { SiteThumbnail } from './site-thumbnail.tsx';

type OpenDialog = 'rename' | 'duplicate' | 'remove' | null;

/** A site: the top of its home page as a small picture, and its actions. */
export function SiteCard({ site }: { readonly site: SiteCardSite }) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = (isOpen: boolean) => {
    if (!isOpen) setDialog(null);
  };
  const mayManage = site.permissions.includes('settings.general');
  const mayRemove = site.permissions.includes('settings.remove-website');
  const managing: (MenuAction | 'separator')[] = mayManage
    ? [
        'separator',
        {
          id: 'rename',
          label: translate(dashboard.nameAndAddressMore),
          icon: <Settings2 />,
          onAction: () => setDialog('rename'),
        },
        {
          id: 'duplicate',
          label: translate(dashboard.duplicateMore),
          icon: <Copy />,
          onAction: () => setDialog('duplicate'),
        },
      ]
    : [];
  const removing: (MenuAction | 'separator')[] = mayRemove
    ? [
        'separator',
        {
          id: 'remove',
          label: translate(dashboard.deleteMore),
          icon: <Trash2 />,
          isDanger: true,
          onAction: () => setDialog('remove'),
        },
      ]
    : [];
  const items: (MenuAction | 'separator')[] = [
    { id: 'edit', label: translate(dashboard.editSite), icon: <PenLine />, href: site.configUrl },
    {
      id: 'visit',
      label: translate(dashboard.visitSite),
      icon: <ExternalLink />,
      href: site.publicUrl,
      target: '_blank',
    },
    ...managing,
    ...removing,
  ];
  return (
    <article className={styles['card']}>
      {/* The link covers the picture: words of the site must not be part of its accessible name. */}
      <div className={styles['picture']}>
        <SiteThumbnail site={site} />
        <Link
          href={site.configUrl}
          aria-label={translate(dashboard.editTitle, { title: site.title })}
          className={styles['open'] ?? ''}
        >
          <span className={styles['edit']} aria-hidden="true">
            <PenLine /> {translate(dashboard.edit)}
          </span>
        </Link>
      </div>
      <div className={styles['foot']}>
        <div className={styles['texts']}>
          <h2 className={styles['title']} title={site.title}>
            {site.title}
          </h2>
          <p className={styles['address']}>
            {site.isPublished
              ? site.isPublic
                ? new URL(site.publicUrl).host
                : translate(dashboard.notPublicYet, { host: new URL(site.publicUrl).host })
              : translate(dashboard.notPublishedYet)}
          </p>
        </div>
        <Menu
          label={translate(dashboard.actionsFor, { title: site.title })}
          placement="bottom end"
          trigger={
            <IconButton label={translate(dashboard.actionsFor, { title: site.title })}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
          items={items}
        />
      </div>
      <RenameSiteDialog site={site} isOpen={dialog === 'rename'} onOpenChange={close} />
      <DuplicateSiteDialog site={site} isOpen={dialog === 'duplicate'} onOpenChange={close} />
      <RemoveSiteDialog site={site} isOpen={dialog === 'remove'} onOpenChange={close} />
    </article>
  );
}
