import { useMutation } from '@tanstack/react-query';
import { publishProducts, type ListedProduct } from '#contract/catalogue.ts';
import { catalogueBulk } from '#messages/en/interface/catalogue-bulk.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { pricedProduct as words } from '#messages/en/interface/priced-product.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { SaveState } from '../../collections/save-state.tsx';
import { useClosedWhenSaved } from '../../collections/use-closed-when-saved.ts';
import { useDocumentState } from '../../documents/use-document-state.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useDocumentStore } from '../../site-context/use-document-store.ts';
import { titleOfProduct } from './product-columns.tsx';
import { PricedProductFields } from './priced-product-fields.tsx';
import { useRefreshCatalogue } from './use-catalogue.ts';

interface PricedProductDialogProps {
  readonly product: ListedProduct;
  readonly onClose: () => void;
}

/**
 * A product for whoever looks after prices and stock and does not edit the site: what it is sold at is changed here and
 * published, the rest is read (ROLE-17, ROLE-68).
 */
export function PricedProductDialog({ product, onClose }: PricedProductDialogProps) {
  const opened = useDocumentStore(product.entry.documentId);
  const item = opened.status === 'ready' ? opened.store : null;
  const refresh = useRefreshCatalogue();
  const { isClosing, close } = useClosedWhenSaved(item, () => {
    void refresh();
    onClose();
  });
  return (
    <Dialog
      isOpen={!isClosing}
      onOpenChange={close}
      size="large"
      title={titleOfProduct(product)}
      footer={
        <>
          {item === null ? null : <SaveState item={item} />}
          {item === null ? null : <Publish item={item} product={product} />}
          <Button variant="primary" onPress={close}>
            {translate(collectionPanels.done)}
          </Button>
        </>
      }
    >
      {item !== null ? (
        <PricedProductFields item={item} product={product} />
      ) : opened.status === 'failed' ? (
        <Banner
          tone="danger"
          actions={<Button onPress={opened.retry}>{translate(collectionPanels.tryAgain)}</Button>}
        >
          {opened.message}
        </Banner>
      ) : (
        <Spinner label={translate(words.loading)} />
      )}
    </Dialog>
  );
}

function Publish({ item, product }: { readonly item: DocumentStore; readonly product: ListedProduct }) {
  const refresh = useRefreshCatalogue();
  const isSaving = useDocumentState(item, ({ pendingCount }) => pendingCount > 0);
  const publish = useMutation({
    mutationFn: () => callEndpoint(publishProducts, { body: { documentIds: [product.entry.documentId] } }),
    onSuccess: async ({ isPublished }) => {
      await refresh();
      showToast(translate(isPublished ? catalogueBulk.published : catalogueBulk.nothingToPublish), {
        tone: 'success',
      });
    },
    onError: (error) => showToast(error.message, { tone: 'danger' }),
  });
  return (
    <Button isPending={publish.isPending} isDisabled={isSaving} onPress={() => publish.mutate()}>
      {translate(catalogueBulk.publish)}
    </Button>
  );
}
