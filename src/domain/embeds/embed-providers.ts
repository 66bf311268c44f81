import { UNKNOWN_VIDEO_RATIO, type EmbedFrame, type EmbedProvider } from './embed-provider.ts';

const ID = /^[\w-]{1,64}$/;

const video = (src: string, thumbnail?: string): EmbedFrame => ({
  src,
  shape: { ratio: UNKNOWN_VIDEO_RATIO },
  ...(thumbnail === undefined ? {} : { thumbnail }),
});

const booking = (src: string): EmbedFrame => ({ src, shape: { heightPx: 700 } });

const segments = (address: URL): readonly string[] =>
  address.pathname.split('/').filter((segment) => segment !== '');

function youtubeId(address: URL): string | null {
  const [first = '', second = ''] = segments(address);
  const isShort = address.hostname === 'youtu.be';
  const id = isShort
    ? first
    : first === 'watch'
      ? (address.searchParams.get('v') ?? '')
      : ['embed', 'shorts', 'live', 'v'].includes(first)
        ? second
        : '';
  return ID.test(id) ? id : null;
}

function youtubeStart(address: URL): string {
  const text = address.searchParams.get('t') ?? address.searchParams.get('start') ?? '';
  const parts = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text);
  const seconds = Number(parts?.[1] ?? 0) * 3600 + Number(parts?.[2] ?? 0) * 60 + Number(parts?.[3] ?? 0);
  return seconds > 0 ? `&start=${seconds}` : '';
}

/** The providers that may be embedded; an address of any other host is refused. */
export const EMBED_PROVIDERS: readonly EmbedProvider[] = [
  {
    id: 'youtube',
    name: 'YouTube',
    kind: 'video',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    frame: (address) => {
      const id = youtubeId(address);
      return id === null
        ? null
        : video(
            `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&enablejsapi=1&rel=0&playsinline=1${youtubeStart(address)}`,
            `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
          );
    },
    player: {
      isSupported: (src) => src.includes('enablejsapi=1'),
      play: '{"event":"command","func":"playVideo","args":[]}',
      pause: '{"event":"command","func":"pauseVideo","args":[]}',
      origin: 'https://www.youtube-nocookie.com',
    },
  },
  {
    id: 'vimeo',
    name: 'Vimeo',
    kind: 'video',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    frame: (address) => {
      const parts = segments(address);
      const at = parts.findIndex((part) => /^\d{1,12}$/.test(part));
      if (at === -1) return null;
      const hash = address.searchParams.get('h') ?? parts[at + 1] ?? '';
      const secret = /^[0-9a-f]{6,32}$/.test(hash) ? `&h=${hash}` : '';
      return video(`https://player.vimeo.com/video/${parts[at]}?autoplay=1&dnt=1&api=1${secret}`);
    },
    player: {
      isSupported: (src) => src.includes('api=1'),
      play: '{"method":"play"}',
      pause: '{"method":"pause"}',
      origin: 'https://player.vimeo.com',
    },
  },
  {
    id: 'dailymotion',
    name: 'Dailymotion',
    kind: 'video',
    hosts: ['dailymotion.com', 'dai.ly'],
    frame: (address) => {
      const parts = segments(address);
      const id = (address.hostname === 'dai.ly' ? parts[0] : parts.at(-1)) ?? '';
      const isVideo = address.hostname === 'dai.ly' || parts.includes('video');
      return isVideo && ID.test(id)
        ? video(
            `https://www.dailymotion.com/embed/video/${id}?autoplay=1`,
            `https://www.dailymotion.com/thumbnail/video/${id}`,
          )
        : null;
    },
  },
  {
    id: 'ted',
    name: 'TED',
    kind: 'video',
    hosts: ['ted.com', 'embed.ted.com'],
    frame: (address) => {
      const [first, id = ''] = segments(address);
      return first === 'talks' && ID.test(id) ? video(`https://embed.ted.com/talks/${id}`) : null;
    },
  },
  {
    id: 'loom',
    name: 'Loom',
    kind: 'video',
    hosts: ['loom.com'],
    frame: (address) => {
      const [first = '', id = ''] = segments(address);
      return ['share', 'embed'].includes(first) && ID.test(id)
        ? video(`https://www.loom.com/embed/${id}?autoplay=1`)
        : null;
    },
  },
  {
    id: 'spotify',
    name: 'Spotify',
    kind: 'audio',
    hosts: ['open.spotify.com'],
    frame: (address) => {
      const parts = segments(address).filter((part) => part !== 'embed' && !part.startsWith('intl-'));
      const [type = '', id = ''] = parts;
      if (!['track', 'album', 'playlist', 'artist', 'episode', 'show'].includes(type) || !ID.test(id))
        return null;
      const heightPx = type === 'track' || type === 'episode' ? 152 : 352;
      return { src: `https://open.spotify.com/embed/${type}/${id}`, shape: { heightPx } };
    },
  },
  {
    id: 'soundcloud',
    name: 'SoundCloud',
    kind: 'audio',
    hosts: ['soundcloud.com', 'm.soundcloud.com'],
    frame: (address) => {
      if (segments(address).length < 2) return null;
      const track = encodeURIComponent(`https://soundcloud.com${address.pathname}`);
      const heightPx = segments(address).includes('sets') ? 450 : 166;
      return { src: `https://w.soundcloud.com/player/?url=${track}&visual=false`, shape: { heightPx } };
    },
  },
  {
    id: 'codepen',
    name: 'CodePen',
    kind: 'document',
    hosts: ['codepen.io'],
    frame: (address) => {
      const [user = '', type = '', id = ''] = segments(address);
      return ['pen', 'embed', 'full', 'details'].includes(type) && ID.test(user) && ID.test(id)
        ? { src: `https://codepen.io/${user}/embed/${id}?default-tab=result`, shape: { heightPx: 420 } }
        : null;
    },
  },
  {
    id: 'figma',
    name: 'Figma',
    kind: 'document',
    hosts: ['figma.com'],
    frame: (address) => {
      const [type = '', id = ''] = segments(address);
      return ['file', 'design', 'proto', 'board'].includes(type) && ID.test(id)
        ? {
            src: `https://www.figma.com/embed?embed_host=portico&url=${encodeURIComponent(`https://www.figma.com${address.pathname}`)}`,
            shape: { ratio: 0.625 },
          }
        : null;
    },
  },
  {
    id: 'openstreetmap',
    name: 'OpenStreetMap',
    kind: 'map',
    hosts: ['openstreetmap.org'],
    frame: (address) => {
      const view = /^#map=(\d{1,2})\/(-?\d+(?:\.\d+)?)\/(-?\d+(?:\.\d+)?)/.exec(address.hash);
      if (view === null) return null;
      const [zoom, latitude, longitude] = [Number(view[1]), Number(view[2]), Number(view[3])];
      const width = 360 / 2 ** zoom;
      const box = [longitude - width, latitude - width / 3, longitude + width, latitude + width / 3].map(
        (edge) => edge.toFixed(5),
      );
      return {
        src: `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik`,
        shape: { ratio: 0.6 },
      };
    },
  },
  {
    id: 'calendly',
    name: 'Calendly',
    kind: 'booking',
    hosts: ['calendly.com'],
    frame: (address) => {
      const [owner = '', event = ''] = segments(address);
      if (!ID.test(owner) || (event !== '' && !ID.test(event))) return null;
      return booking(`https://calendly.com/${owner}${event === '' ? '' : `/${event}`}?embed_type=Inline`);
    },
  },
  {
    id: 'cal',
    name: 'Cal.com',
    kind: 'booking',
    hosts: ['cal.com', 'app.cal.com'],
    frame: (address) => {
      const [owner = '', event = ''] = segments(address);
      if (!ID.test(owner) || (event !== '' && !ID.test(event))) return null;
      return booking(`https://cal.com/${owner}${event === '' ? '' : `/${event}`}?embed=true`);
    },
  },
  {
    id: 'acuity',
    name: 'Acuity Scheduling',
    kind: 'booking',
    hosts: ['acuityscheduling.com', 'app.acuityscheduling.com'],
    frame: (address) => {
      const owner = address.searchParams.get('owner') ?? '';
      return /^\d{1,12}$/.test(owner)
        ? booking(`https://app.acuityscheduling.com/schedule.php?owner=${owner}`)
        : null;
    },
  },
];
