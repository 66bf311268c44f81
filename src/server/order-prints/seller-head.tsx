import { orderPrints } from '#messages/en/order-prints.ts';
import type { PrintWords } from './print-words.ts';
import type { PrintedShop } from './printed-shop.ts';

interface SellerHeadProps {
  readonly shop: PrintedShop;
  readonly words: PrintWords;
  readonly title: string;
  readonly number: string;
  readonly at: Date;
}

/** Who sells, and which order a sheet is about. */
export function SellerHead({ shop, words, title, number, at }: SellerHeadProps) {
  const country = words.country(shop.country);
  return (
    <header className="head">
      <div>
        <p className="seller" dir="auto">
          {shop.name}
        </p>
        {[...shop.address, country]
          .filter((line) => line !== '')
          .map((line, place) => (
            <p key={place} dir="auto">
              {line}
            </p>
          ))}
        {shop.taxNumber === '' ? null : (
          <p>
            {words.translate(orderPrints.taxNumber)}: <bdi>{shop.taxNumber}</bdi>
          </p>
        )}
      </div>
      <div className="about">
        <h1>{title}</h1>
        <p>
          {words.translate(orderPrints.number)} <bdi>{number}</bdi>
        </p>
        <p>{words.day(at)}</p>
      </div>
    </header>
  );
}
