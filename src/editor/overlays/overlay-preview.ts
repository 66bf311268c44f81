import { useEffect } from 'react';
import { create } from 'zustand';

export type PreviewedOverlay = 'popup' | 'announcement' | 'info-bar' | 'badge';

/** Which overlay is being edited: the page beside its panel shows it, also while it is switched off. */
export const useOverlayPreview = create<{ readonly shown: PreviewedOverlay | null }>(() => ({ shown: null }));

/** Shows an overlay on the page as long as its panel is open. */
export function usePreviewed(overlay: PreviewedOverlay): void {
  useEffect(() => {
    useOverlayPreview.setState({ shown: overlay });
    return () => useOverlayPreview.setState({ shown: null });
  }, [overlay]);
}
