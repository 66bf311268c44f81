import type { CSSProperties } from 'react';
import type { SiteCardSite } from '#contract/sites.ts';
import { imageAddress, imageSourceSet } from '#domain/images/image-address.ts';
import type { SiteCover } from '#domain/sites/site-cover.ts';
import { classes } from '#ui/classes.ts';
import { firstLetter } from '#lib/first-letter.ts';
import styles from './site-thumbnail.module.css';

/** The width of the requested picture: wider than any card, for screens of high density. */
const FALLBACK_WIDTH = 500;
const SIZES = '(max-width: 47rem) 100vw, 26rem';

/** The first screen of a site's home page in small, drawn from its colours, its first words and its first picture. */
export function SiteThumbnail({ site }: { readonly site: SiteCardSite }) {
  const { cover } = site;
  return (
    <span className={styles['frame']} aria-hidden="true">
      {cover === null ? (
        <span className={styles['letter']}>{firstLetter(site.title)}</span>
      ) : (
        <Cover cover={cover} publicUrl={site.publicUrl} />
      )}
    </span>
  );
}

function Cover({ cover, publicUrl }: { readonly cover: SiteCover; readonly publicUrl: string }) {
  const { header, picture } = cover;
  const isBehind = picture !== null && picture.overlay !== null;
  const colors = {
    '--header': header.background,
    '--header-ink': header.ink,
    '--background': cover.background,
    '--heading': cover.heading,
    '--muted': cover.muted,
    '--accent': cover.button,
    '--overlay': picture?.overlay ?? 0,
    '--font': cover.font,
  } as CSSProperties;
  return (
    <span className={styles['page']} style={colors} dir="auto">
      <span className={styles['header']}>
        <span className={styles['name']}>{header.title}</span>
        <span className={styles['links']} />
      </span>
      <span
        className={classes(
          styles['first'],
          picture === null && styles['plain'],
          isBehind && styles['covered'],
        )}
        {...(picture === null || isBehind ? {} : { 'data-picture': picture.place })}
      >
        {picture === null ? null : <Picture picture={picture} publicUrl={publicUrl} />}
        <span className={styles['words']}>
          {cover.headline === '' ? null : <span className={styles['headline']}>{cover.headline}</span>}
          <span className={styles['lines']} />
          <span className={styles['button']} />
        </span>
      </span>
    </span>
  );
}

function Picture({
  picture,
  publicUrl,
}: {
  readonly picture: NonNullable<SiteCover['picture']>;
  readonly publicUrl: string;
}) {
  const { focalPoint } = picture;
  const image = { path: new URL(picture.path, publicUrl).href, width: picture.width };
  return (
    <img
      className={styles['picture']}
      src={imageAddress(image, FALLBACK_WIDTH)}
      srcSet={imageSourceSet(image)}
      sizes={SIZES}
      alt=""
      loading="lazy"
      decoding="async"
      style={{ objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
    />
  );
}
