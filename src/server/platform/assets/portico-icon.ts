/** Two columns under a gable, the icon of Portico's own pages, as an address that needs no request. */
export const PORTICO_ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1b1b19"/>' +
    '<path d="M6 14 16 7l10 7v2H6zM9 18h3v6H9zM20 18h3v6h-3zM7 25h18v2H7z" fill="#fff"/></svg>',
)}`;
