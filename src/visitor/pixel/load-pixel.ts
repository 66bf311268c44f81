const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

type Call = (...parts: unknown[]) => void;
/** What the provider's script finds: calls wait until it is there, and for ever where it does not come. */
interface Pixel extends Call {
  callMethod?: Call;
  queue: unknown[][];
  push: Call;
  loaded: boolean;
  version: string;
}
type PixelPage = Window & { fbq?: Pixel; _fbq?: Pixel };

/**
 * Brings the provider's script, unless code of the owner has done so, and says by which pixel events are sent. The script is
 * told to watch nothing by itself: neither clicks nor what is in the page.
 */
export function loadPixel(page: Window, id: string): (event: string, details: object) => void {
  const host: PixelPage = page;
  if (host.fbq === undefined) {
    host.fbq = waitingPixel();
    host._fbq = host.fbq;
    const script = page.document.createElement('script');
    script.async = true;
    script.src = SCRIPT;
    page.document.head.append(script);
  }
  host.fbq('set', 'autoConfig', false, id);
  host.fbq('init', id);
  return (event, details) => host.fbq?.('trackSingle', id, event, details);
}

function waitingPixel(): Pixel {
  const pixel: Pixel = Object.assign(
    (...parts: unknown[]) => {
      if (pixel.callMethod === undefined) pixel.queue.push(parts);
      else pixel.callMethod(...parts);
    },
    {
      queue: [] as unknown[][],
      push: (...parts: unknown[]) => pixel(...parts),
      loaded: true,
      version: '2.0',
    },
  );
  return pixel;
}
