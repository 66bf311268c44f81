import '#ui/theme.css';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { COVER_PICTURE_PLACES, type CoverPicturePlace } from '#domain/sites/site-cover.ts';
import type { SiteCardSite } from '#contract/sites.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { SiteThumbnail } from './site-thumbnail.tsx';

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('div');
  host.style.inlineSize = '400px';
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

function site(place: CoverPicturePlace): SiteCardSite {
  return {
    id: '1'.padStart(24, '0') as SiteId,
    identifier: 'bakery',
    title: 'Bakery',
    status: 'comped',
    permissions: [],
    isPublished: true,
    isPublic: true,
    revision: 1,
    publicUrl: window.location.origin,
    configUrl: window.location.origin,
    createdAt: '2026-01-02T03:04:05.000Z',
    goneAfter: null,
    cover: {
      header: { background: '#ffffff', ink: '#111111', title: 'Bakery' },
      background: '#ffeecc',
      heading: '#111111',
      muted: '#555555',
      button: '#aa3311',
      font: 'serif',
      headline: 'Bread since 1921',
      picture: {
        path: '/s/images/0/loaf.jpg',
        width: 800,
        focalPoint: { x: 0.5, y: 0.5 },
        overlay: null,
        place,
      },
    },
  };
}

/** On which side of the words the picture lies as a whole. */
function sideOfPicture(): string {
  const picture = host.querySelector('img')?.getBoundingClientRect();
  const words = [...host.querySelectorAll('span')].find(
    ({ childElementCount, textContent }) => childElementCount === 0 && textContent === 'Bread since 1921',
  );
  const text = words?.getBoundingClientRect();
  if (picture === undefined || text === undefined || picture.height < 40 || picture.width < 40)
    return 'nowhere';
  if (picture.right <= text.left) return 'start';
  if (picture.left >= text.right) return 'end';
  if (picture.bottom <= text.top) return 'above';
  return picture.top >= text.bottom ? 'below' : 'over';
}

it.each(COVER_PICTURE_PLACES)(
  'shows the first picture of the page %s the words, as it stands there [EDIT-177]',
  async (place) => {
    root.render(<SiteThumbnail site={site(place)} />);
    await expect.poll(sideOfPicture).toBe(place);
  },
);
