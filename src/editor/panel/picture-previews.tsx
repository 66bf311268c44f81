import { imageAddressUpTo } from '#domain/images/image-address.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { panelTools } from '#messages/en/interface/panel-tools.ts';
import { translate } from '#ui/translate.ts';
import styles from './picture-previews.module.css';

/** Social networks show pictures in this proportion. */
const CARD_RATIO = '1200 / 630';

/** The browser icon in a tab beside the title of the page, in light and dark (DSGN-65). */
export function TabPreview({ image, title }: { readonly image: ImageValue; readonly title: string }) {
  return (
    <figure className={styles['preview']}>
      <figcaption>{translate(panelTools.inTab)}</figcaption>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={styles['tab']} data-scheme={scheme}>
          <img src={imageAddressUpTo(image, 100)} alt="" className={styles['icon']} />
          <span>{title}</span>
        </div>
      ))}
    </figure>
  );
}

/** The social image as a card, cropped as networks crop it, around the point that stays in view (DSGN-65). */
export function CardPreview({
  image,
  title,
  description,
  host,
}: {
  readonly image: ImageValue;
  readonly title: string;
  readonly description: string;
  readonly host: string;
}) {
  const { x, y } = image.focalPoint;
  return (
    <figure className={styles['preview']}>
      <figcaption>{translate(panelTools.whereShared)}</figcaption>
      <div className={styles['card']}>
        <img
          src={imageAddressUpTo(image, 750)}
          alt=""
          className={styles['picture']}
          style={{ aspectRatio: CARD_RATIO, objectPosition: `${x * 100}% ${y * 100}%` }}
        />
        <div className={styles['words']}>
          <span className={styles['host']}>{host}</span>
          <strong>{title}</strong>
          {description === '' ? null : <span>{description}</span>}
        </div>
      </div>
    </figure>
  );
}
