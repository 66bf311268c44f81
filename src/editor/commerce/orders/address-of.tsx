import { addressLines, type OrderAddress } from '#domain/orders/order-address.ts';
import { countryNames } from '../country-options.ts';
import styles from './orders.module.css';

interface AddressOfProps {
  /** What it is for, where there may be several. */
  readonly title?: string;
  readonly address: OrderAddress;
}

/** An address as it is written on a parcel, with its country by name. */
export function AddressOf({ title, address }: AddressOfProps) {
  const country = address.country === '' ? [] : [countryNames()(address.country)];
  return (
    <div>
      {title === undefined ? null : <p className={styles['muted']}>{title}</p>}
      <address className={styles['text']} dir="auto">
        {[...addressLines(address), ...country].join('\n')}
      </address>
    </div>
  );
}
