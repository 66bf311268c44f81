/** What a map says to visitors, in English; the words of other languages are in `src/domain/visitor-words`. */
export const MAP_WORDS = {
  name: 'Map: {name}',
  opens: '{name}: opens a maps page in a new window',
  ask: 'Show the map from {host}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
