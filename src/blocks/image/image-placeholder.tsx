interface ImagePlaceholderProps {
  readonly label: string;
}

/** Shown in the canvas while no picture is chosen; visitors never see it. */
export function ImagePlaceholder({ label }: ImagePlaceholderProps) {
  return (
    <div className="portico-block-image-placeholder">
      <svg viewBox="0 0 64 48" width="64" height="48" aria-hidden="true" fill="none" stroke="currentColor">
        <rect x="2" y="2" width="60" height="44" rx="4" strokeWidth="2" />
        <circle cx="20" cy="16" r="5" strokeWidth="2" />
        <path d="M4 40 24 26l10 8 12-14 14 16" strokeWidth="2" strokeLinejoin="round" />
      </svg>
      <span>{label}</span>
    </div>
  );
}
