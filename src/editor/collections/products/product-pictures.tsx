import { changing } from '#domain/documents/changing.ts';
import { MAX_PRODUCT_IMAGES } from '#domain/products/product-limits.ts';
import type { ProductImage } from '#domain/products/product-image.ts';
import { createId } from '#lib/id.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import type { JsonValue } from '#lib/json.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { ImageSetting } from '../../fields/image-setting.tsx';
import styles from '../../fields/inspector-panel.module.css';

interface ProductPicturesProps {
  readonly item: DocumentStore;
  readonly images: readonly ProductImage[];
}

/** The pictures of a product besides its featured one, each described and cropped by its focal point. */
export function ProductPictures({ item, images }: ProductPicturesProps) {
  const name = changing(productPanel.pictures);

  function add(image: JsonValue): void {
    if (image === null) return;
    const id = createId();
    const order = orderKeyBetween(images.at(-1)?.order ?? null, null);
    item.run({ name, operations: [{ op: 'put', record: { id, type: 'product-image', order, image } }] });
  }

  return (
    <div className={styles['group']}>
      <h3 className={styles['groupTitle']}>{translate(productPanel.pictures)}</h3>
      {images.map(({ id, image }, index) => (
        <ImageSetting
          key={id}
          label={translate(productPanel.picture, { number: index + 1 })}
          description=""
          value={image}
          onChange={(value) =>
            item.run({
              name,
              operations: [value === null ? { op: 'remove', id } : { op: 'set', id, field: 'image', value }],
            })
          }
        />
      ))}
      {images.length >= MAX_PRODUCT_IMAGES ? null : (
        <ImageSetting
          key={`new ${images.length}`}
          label={translate(productPanel.addPicture)}
          description=""
          value={null}
          onChange={add}
        />
      )}
    </div>
  );
}
