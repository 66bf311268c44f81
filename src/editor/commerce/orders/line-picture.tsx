import { Image } from 'lucide-react';
import type { Order } from '#contract/orders.ts';
import { hasImageWidths, imageAddress } from '#domain/images/image-address.ts';
import styles from './orders.module.css';

/** What was bought, as it looked when it was: its title stands beside it, so nothing is read aloud. */
export function LinePicture({ image }: Pick<Order['lines'][number], 'image'>) {
  if (image === null) {
    return (
      <span className={styles['picture']}>
        <Image aria-hidden="true" size={16} />
      </span>
    );
  }
  return (
    <img
      className={styles['picture']}
      src={hasImageWidths(image.path) ? imageAddress(image, 100, 'webp') : image.path}
      alt=""
      width={48}
      height={48}
      loading="lazy"
    />
  );
}
