/** The five colours of a palette in the order they are shown, as people call them. */
export const PALETTE_FIELDS = [
  { id: 'white', label: 'Lightest' },
  { id: 'lightAccent', label: 'Light accent' },
  { id: 'accent', label: 'Accent' },
  { id: 'darkAccent', label: 'Dark accent' },
  { id: 'black', label: 'Darkest' },
] as const;
