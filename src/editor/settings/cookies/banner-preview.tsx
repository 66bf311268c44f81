import { useEffect, useRef, useState } from 'react';
import {
  FORCE_BANNER_EVENT,
  FORCED_BANNER_CLASS,
  UNFORCE_BANNER_EVENT,
  UPDATE_BANNER_EVENT,
} from '#domain/consent/banner-events.ts';
import type { CookieSettings } from '#domain/consent/cookie-settings.ts';
import { cookieSettings } from '#messages/en/interface/cookie-settings.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { RUNNING_PAGE } from '../../frames/frame-privileges.ts';
import styles from './cookies.module.css';

const DEVICES = [
  { value: 'desktop', label: cookieSettings.computer },
  { value: 'mobile', label: cookieSettings.phone },
] as const;

/**
 * The site's home page with the banner as visitors get it: forced, and drawn anew with every change that is not
 * published yet (CONS-51 to CONS-55). Nothing in it can be pressed.
 */
export function BannerPreview({ settings }: { readonly settings: CookieSettings }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [device, setDevice] = useState<'desktop' | 'mobile'>('desktop');
  const [loads, setLoads] = useState(0);
  const key = JSON.stringify(settings);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (loads === 0 || !page?.body) return undefined;
    page.body.classList.add(FORCED_BANNER_CLASS);
    page.dispatchEvent(new CustomEvent(FORCE_BANNER_EVENT));
    return () => {
      page.dispatchEvent(new CustomEvent(UNFORCE_BANNER_EVENT));
      page.body.classList.remove(FORCED_BANNER_CLASS);
    };
  }, [loads]);

  useEffect(() => {
    if (loads === 0) return;
    const detail: unknown = JSON.parse(key);
    frame.current?.contentDocument?.dispatchEvent(new CustomEvent(UPDATE_BANNER_EVENT, { detail }));
  }, [loads, key]);

  return (
    <div className={styles['preview']}>
      <SegmentedControl
        label={translate(cookieSettings.preview)}
        options={DEVICES.map(({ value, label }) => ({ value, label: translate(label) }))}
        value={device}
        onChange={setDevice}
      />
      <div className={styles['stage']} data-device={device}>
        <iframe
          ref={frame}
          className={styles['frame']}
          title={translate(cookieSettings.previewTitle)}
          src="/"
          sandbox={RUNNING_PAGE}
          inert
          onLoad={() => setLoads((count) => count + 1)}
        />
      </div>
    </div>
  );
}
