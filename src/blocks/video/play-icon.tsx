/** A triangle in a disc. */
export function PlayIcon() {
  return (
    <svg
      className="video-play"
      viewBox="0 0 64 64"
      width="64"
      height="64"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="32" cy="32" r="31" fill="#111" fillOpacity="0.82" stroke="#fff" strokeWidth="2" />
      <path d="M26 20.5v23l19-11.5z" fill="#fff" />
    </svg>
  );
}
