import type { CSSProperties } from 'react';

/** A frame has none of the styles of what is around it. */
const NOTICE: CSSProperties = {
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100vh',
  margin: 0,
  fontFamily: 'system-ui, sans-serif',
  fontSize: '14px',
  color: '#5f5f5a',
  background: '#fff',
};

/** What is said in a frame in place of a page. */
export function FrameNotice({ children }: { readonly children: string }) {
  return <h1 style={NOTICE}>{children}</h1>;
}
