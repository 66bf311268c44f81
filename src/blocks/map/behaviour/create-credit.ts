import type { AttributionPart } from '#domain/maps/maps-settings.ts';
import type { MapHost } from './map-provider.ts';

interface Credit {
  show(parts: readonly AttributionPart[]): void;
  remove(): void;
}

/** Shows the attribution, as providers of tiles require. */
export function createCredit({ element }: MapHost): Credit {
  const page = element.ownerDocument;
  const line = page.createElement('p');
  line.className = 'map-credit';
  element.after(line);
  return {
    show(parts) {
      line.replaceChildren(
        ...parts.map(({ text, href }) => {
          if (href === undefined) return text;
          const link = page.createElement('a');
          return Object.assign(link, {
            href,
            target: '_blank',
            rel: 'noopener noreferrer',
            textContent: text,
          });
        }),
      );
    },
    remove: () => line.remove(),
  };
}
