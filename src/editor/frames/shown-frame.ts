import { useEffect } from 'react';
import { create } from 'zustand';

/** The document of the frame the site is shown in, for panels beside it that play something there. */
export const useShownFrame = create<{ readonly frame: Document | null }>(() => ({ frame: null }));

/** Tells panels of the frame as long as it stands. */
export function useShownFrameOf(frame: Document): void {
  useEffect(() => {
    useShownFrame.setState({ frame });
    return () => {
      // The next frame may stand already.
      if (useShownFrame.getState().frame === frame) useShownFrame.setState({ frame: null });
    };
  }, [frame]);
}
