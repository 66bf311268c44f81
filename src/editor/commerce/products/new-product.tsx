import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { createItem, type ContentListEntry } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { catalogue as words } from '#messages/en/interface/catalogue.ts';
import { newContent } from '#messages/en/new-content.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { translateContent } from '../../documents/content-language.ts';
import { keepCreated } from '../../site-context/created-document.ts';
import { CONTENT_KEY } from '../../site-context/content.ts';
import { makeStorePage } from './make-store-page.ts';
import { useCatalogueFacets } from './use-catalogue.ts';

interface NewProductProps {
  /** Where the list is narrowed to one store page, new products are of it. */
  readonly storePageId: DocumentId | null;
  readonly onMade: (entry: ContentListEntry) => void;
}

/** Makes a product: on the one store page there is, on one that is chosen, or on the first, which is made with it. */
export function NewProduct({ storePageId, onMade }: NewProductProps) {
  const queries = useQueryClient();
  const facets = useCatalogueFacets().data;
  const make = useMutation({
    mutationFn: async (chosen: DocumentId | null) => {
      const collectionId = chosen ?? (await makeStorePage());
      return callEndpoint(createItem, {
        body: { collectionId, title: translateContent(newContent.productTitle) },
      });
    },
    onSuccess: async ({ entry, document }) => {
      keepCreated(document);
      await queries.invalidateQueries({ queryKey: CONTENT_KEY });
      onMade(entry);
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  const pages = facets?.storePages ?? [];
  const icon = <Plus aria-hidden="true" size={16} />;
  const [only] = pages;
  const known = pages.find(({ id }) => id === storePageId);
  const page = known ?? (pages.length > 1 ? undefined : only);
  // The list says which of them are full, and that the only one is.
  if (page === undefined ? pages.length > 1 : page.isFull) {
    return (
      <Menu
        label={translate(words.addText)}
        placement="bottom end"
        trigger={
          <Button variant="primary" icon={icon} isPending={make.isPending}>
            {translate(words.add)}
          </Button>
        }
        items={pages.map(({ id, title, isFull }) => ({
          id,
          label: isFull ? translate(words.fullPage, { title }) : title,
          isDisabled: isFull,
          onAction: () => make.mutate(id),
        }))}
      />
    );
  }
  return (
    <Button
      variant="primary"
      icon={icon}
      isDisabled={facets === undefined}
      isPending={make.isPending}
      onPress={() => make.mutate(page?.id ?? null)}
    >
      {translate(words.add)}
    </Button>
  );
}
