import { useEffect, useRef } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { AnnouncementPanel } from '../overlays/announcement-panel.tsx';
import styles from '../overlays/overlays.module.css';
import { BadgePanel } from '../overlays/badge-panel.tsx';
import { OverlaysOverview } from '../overlays/overlays-overview.tsx';
import { MobileInfoBarPanel } from '../overlays/mobile-info-bar-panel.tsx';
import { PopupFormPanel } from '../overlays/popup-form-panel.tsx';
import { PopupPanel } from '../overlays/popup-panel.tsx';
import { useShownPage } from '../site-context/shown-page.ts';

/** Marketing holds the overlays of the site: its panels are beside the page that shows them. */
export function MarketingArea() {
  const { site } = useShownPage();
  const { pathname } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  // A panel below another one begins at its top.
  useEffect(() => {
    root.current?.parentElement?.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div ref={root} className={styles['area']}>
      <Routes>
        <Route index element={<OverlaysOverview site={site} />} />
        <Route path="promotional-pop-up" element={<PopupPanel site={site} />} />
        <Route path="promotional-pop-up/form" element={<PopupFormPanel site={site} />} />
        <Route path="announcement-bar" element={<AnnouncementPanel site={site} />} />
        <Route path="mobile-info-bar" element={<MobileInfoBarPanel site={site} />} />
        <Route path="badge" element={<BadgePanel site={site} />} />
        <Route path="*" element={<Navigate to="/marketing" replace />} />
      </Routes>
    </div>
  );
}
