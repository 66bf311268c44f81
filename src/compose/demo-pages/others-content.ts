/** A free film at YouTube that demo pages show; nothing is asked of its provider before a visitor plays it. */
export const FILM = { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'Big Buck Bunny' } as const;

/** A map of others that demo pages embed; it waits for a click. */
export const MAP_ADDRESS = 'https://www.openstreetmap.org/#map=14/52.5163/13.3777';
