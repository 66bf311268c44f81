import { translate } from '#ui/translate.ts';
import { useMutation } from '@tanstack/react-query';
import { FileText, Folder, Link2, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { createId } from '#lib/id.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { createPage, type ContentListEntry } from '#contract/pages.ts';
import type { CollectionType } from '#domain/collections/collection-registry.ts';
import { COLLECTION_TYPES } from '#domain/collections/collections.ts';
import { isProperUrl } from '#domain/links/link-rules.ts';
import { linkMessage } from '#domain/links/validate-link.ts';
import { featuresOff } from '#messages/en/interface/features-off.ts';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import type { Message } from '#messages/message.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { editorOfCollection } from '../collections/collection-editors.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { LayoutChooser } from '../page-layouts/layout-chooser.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { keepCreated } from '../site-context/created-document.ts';
import { useFeature } from '../site-context/use-feature.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { addNavLink } from './navigation-commands.ts';
import styles from '../pages/pages.module.css';

type Kind = 'page' | CollectionType | 'folder' | 'link';

interface KindChoice {
  readonly value: Kind;
  readonly label: Message;
  readonly description: Message;
  readonly icon: LucideIcon;
}

const KINDS: readonly KindChoice[] = [
  { value: 'page', label: sitePages.page, description: sitePages.pageText, icon: FileText },
  ...COLLECTION_TYPES.map((value) => {
    const { title: label, description, icon } = editorOfCollection(value);
    return { value, label, description, icon };
  }),
  { value: 'folder', label: sitePages.folder, description: sitePages.folderText, icon: Folder },
  { value: 'link', label: sitePages.link, description: sitePages.linkText, icon: Link2 },
];

function isCollection(kind: Kind): kind is CollectionType {
  return (COLLECTION_TYPES as readonly Kind[]).includes(kind);
}

/** Adds a page, a collection, a folder or a link (EDIT-49). */
export function AddPageDialog({
  site,
  onClose,
  onCreated,
}: {
  readonly site: DocumentStore;
  readonly onClose: () => void;
  readonly onCreated: (entry: ContentListEntry) => void;
}) {
  const { siteId } = useBootFacts();
  const { expectNew } = useShownPage();
  useEffect(() => void expectNew('page'), [expectNew]);
  const mayAdd = useFeature('add-pages');
  const maySell = useFeature('commerce');
  const kinds = KINDS.filter(({ value }) => mayAdd || value === 'folder' || value === 'link').filter(
    ({ value }) => maySell || value !== 'products',
  );
  const [kind, setKind] = useState<Kind>(kinds[0]?.value ?? 'link');
  const [title, setTitle] = useState('');
  const [address, setAddress] = useState('');
  const [layoutId, setLayoutId] = useState<string | null>(null);
  // Until the person writes a title of their own it follows the layout.
  const [proposed, setProposed] = useState('');
  const [navigation, setNavigation] = useState<'main' | 'hidden'>('main');
  const [isChecked, setChecked] = useState(false);
  const titleError = isChecked && title.trim() === '' ? translate(sitePages.titleMissing) : undefined;
  const href = /^https?:\/\//.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
  const linkError = isChecked && kind === 'link' && !isProperUrl(href) ? translate(linkMessage()) : undefined;

  const create = useMutation({
    mutationFn: async () => {
      const made = await callEndpoint(createPage, {
        body: {
          title: title.trim(),
          kind: kind === 'page' ? ('page' as const) : ('collection' as const),
          ...(isCollection(kind) ? { collectionType: kind } : {}),
          navigation,
          ...(kind === 'page' && layoutId !== null ? { layoutId } : {}),
        },
      });
      if (kind === 'page') await expectNew('page');
      return made;
    },
    onSuccess: ({ entry, document }) => {
      keepCreated(document);
      onCreated(entry);
    },
  });

  function submit(): void {
    setChecked(true);
    if (title.trim() === '' || (kind === 'link' && !isProperUrl(href))) return;
    if (kind === 'folder' || kind === 'link') {
      const target =
        kind === 'folder'
          ? ({ kind: 'folder' } as const)
          : ({ kind: 'link', link: { kind: 'url', href, newWindow: false } } as const);
      site.run(addNavLink(site.getState().view, createId(), target, title.trim()));
      onClose();
      return;
    }
    create.mutate();
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={translate(sitePages.addTitle)}
      size="large"
      footer={
        <>
          <Button onPress={onClose}>{translate(sitePages.cancel)}</Button>
          <Button type="submit" form="add-page-form" variant="primary" isPending={create.isPending}>
            {translate(sitePages.add)}
          </Button>
        </>
      }
    >
      <form
        id="add-page-form"
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {create.isError ? <Banner tone="danger">{create.error.message}</Banner> : null}
        {mayAdd ? null : (
          <Banner title={translate(featuresOff.addPages)}>{translate(featuresOff.addPagesText)}</Banner>
        )}
        <RadioGroup
          aria-label={translate(sitePages.whatToAdd)}
          value={kind}
          onChange={(value) => setKind(value as Kind)}
          className={styles['kinds'] ?? ''}
        >
          {kinds.map(({ value, label, description, icon: Icon }) => (
            <Radio key={value} value={value} className={styles['kind'] ?? ''}>
              <Icon aria-hidden="true" />
              <span className={styles['kindTexts']}>
                <span>{translate(label)}</span>
                <span className={styles['muted']}>{translate(description)}</span>
              </span>
            </Radio>
          ))}
        </RadioGroup>
        <TextField
          label={translate(sitePages.title)}
          value={title}
          onChange={setTitle}
          maxLength={200}
          autoFocus
          {...(titleError === undefined ? {} : { errorMessage: titleError })}
        />
        {kind === 'page' ? (
          <LayoutChooser
            site={site}
            siteId={siteId}
            value={layoutId}
            isPending={create.isPending}
            onChange={(id, name) => {
              setLayoutId(id);
              if (title.trim() === '' || title === proposed) setTitle(name);
              setProposed(name);
            }}
          />
        ) : null}
        {kind === 'link' ? (
          <TextField
            label={translate(sitePages.webAddress)}
            value={address}
            onChange={setAddress}
            placeholder="https://example.com"
            {...(linkError === undefined ? {} : { errorMessage: linkError })}
          />
        ) : null}
        {kind !== 'folder' && kind !== 'link' ? (
          <Select
            label={translate(sitePages.navigation)}
            options={[
              { value: 'main', label: translate(sitePages.main) },
              { value: 'hidden', label: translate(sitePages.hidden) },
            ]}
            value={navigation}
            onChange={setNavigation}
          />
        ) : null}
      </form>
    </Dialog>
  );
}
