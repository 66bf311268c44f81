import { useEffect } from 'react';
import { create } from 'zustand';

/** The document of the frame that shows the site, for panels beside it that play something there. */
export const useShownFrame = create<{ readonly frame: Document | null }>(() => ({ frame: null }));

/** Provides the frame to panels while it is mounted. */
export function useShownFrameOf(frame: Document): void {
  useEffect(() => {
    useShownFrame.setState({ frame });
    return () => {
      // The next frame may be mounted already.
      if (useShownFrame.getState().frame === frame) useShownFrame.setState({ frame: null });
    };
  }, [frame]);
}
