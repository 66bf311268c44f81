import type { CSSProperties } from 'react';

const HIDDEN: CSSProperties = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/** What a frame's content is, for who hears it: blocks that are edited are inert, and their headings with them. */
export function FrameHeading({ children }: { readonly children: string }) {
  return <h1 style={HIDDEN}>{children}</h1>;
}
