import { ExternalLink, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { pagePreview } from '#messages/en/interface/page-preview.ts';
import { translate } from '#ui/translate.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { RUNNING_PAGE } from '../frames/frame-privileges.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { useBootFacts } from '../site-context/boot-context.ts';
import { leadToShop } from './lead-to-shop.ts';
import { PreviewAs } from './preview-as.tsx';
import { watchForms } from './watch-forms.ts';
import styles from './preview-dialog.module.css';

const DEVICES = ['phone', 'tablet', 'desktop'] as const;
type PreviewDevice = (typeof DEVICES)[number];

/** Common widths in px; a desktop fills the available width, and has at least this. */
const WIDTHS: Readonly<Record<PreviewDevice, number>> = { phone: 390, tablet: 820, desktop: 1280 };
const deviceOptions = () =>
  [
    {
      value: 'phone',
      label: translate(pagePreview.phone),
      icon: <Smartphone aria-hidden="true" size={16} />,
    },
    { value: 'tablet', label: translate(pagePreview.tablet), icon: <Tablet aria-hidden="true" size={16} /> },
    {
      value: 'desktop',
      label: translate(pagePreview.desktop),
      icon: <Monitor aria-hidden="true" size={16} />,
    },
  ] as const;

/** The page as visitors will get it, with the changes that are not published yet, on devices of three widths (EDIT-195). */
export function PreviewDialog() {
  const { edit, entry, page, site } = useWorkspace();
  const [device, setDevice] = useState<PreviewDevice>(() =>
    edit.getState().device === 'mobile' ? 'phone' : 'desktop',
  );
  // The server renders the page: unsaved changes would be missing.
  const saving = [
    useDocumentState(page, ({ saveStatus }) => saveStatus),
    useDocumentState(site, ({ saveStatus }) => saveStatus),
  ];
  const isSaving = saving.includes('saving');
  const isBehind = saving.some((status) => ['offline', 'signed-out', 'removed'].includes(status));
  const [as, setAs] = useState('');
  // Counted, so that each try is told of.
  const [refused, setRefused] = useState(0);
  const { publicOrigin } = useBootFacts();
  const address = `${entry.isHome ? '/' : entry.path}?draft&noredirect${as === '' ? '' : `&as=${as}`}`;
  return (
    <Dialog
      isOpen
      onOpenChange={() => edit.open({ kind: 'none' })}
      title={translate(pagePreview.title, { title: entry.title })}
      size="full"
    >
      <div className={styles['preview']}>
        <div className={styles['bar']}>
          <SegmentedControl
            label={translate(pagePreview.device)}
            isLabelHidden
            value={device}
            options={deviceOptions()}
            onChange={setDevice}
          />
          <PreviewAs value={as} onChange={setAs} />
          <LinkButton
            href={address}
            target="_blank"
            size="small"
            icon={<ExternalLink aria-hidden="true" size={14} />}
          >
            {translate(pagePreview.openInTab)}
          </LinkButton>
        </div>
        {isBehind ? <Banner tone="warning">{translate(pagePreview.isBehind)}</Banner> : null}
        <div aria-live="polite" className={styles['said']}>
          {refused === 0 ? null : (
            <Banner
              key={refused}
              actions={
                <LinkButton href={publicOrigin} target="_blank" size="small">
                  {translate(pagePreview.openSite)}
                </LinkButton>
              }
            >
              {translate(pagePreview.noForms)}
            </Banner>
          )}
        </div>
        {isSaving ? (
          <Spinner label={translate(pagePreview.saving)} />
        ) : (
          <PreviewFrame
            device={device}
            address={address}
            title={translate(pagePreview.frame, { title: entry.title })}
            onLoad={() => setRefused(0)}
            onForm={() => setRefused((count) => count + 1)}
          />
        )}
      </div>
    </Dialog>
  );
}

interface PreviewFrameProps {
  readonly device: PreviewDevice;
  readonly address: string;
  readonly title: string;
  readonly onLoad: () => void;
  /** Somebody wanted to send one of its forms. */
  readonly onForm: () => void;
}

/** A frame as wide as its device; drawn smaller where there is less room. */
function PreviewFrame({ device, address, title, onLoad, onForm }: PreviewFrameProps) {
  const area = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  useEffect(() => {
    const element = area.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setRoom(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const width = device === 'desktop' ? Math.max(WIDTHS.desktop, room ?? 0) : WIDTHS[device];
  const scale = room === null || room === 0 ? 1 : Math.min(1, room / width);
  return (
    <div ref={area} className={styles['area']}>
      {/* Transforms start at the left, whichever way the interface is read. */}
      <div dir="ltr" className={styles[device]} style={{ inlineSize: width * scale }}>
        <iframe
          className={styles['frame']}
          style={{ inlineSize: width, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
          src={address}
          title={title}
          sandbox={RUNNING_PAGE}
          onLoad={({ currentTarget: { contentDocument } }) => {
            onLoad();
            if (contentDocument === null) return;
            leadToShop(contentDocument, (to) => window.location.assign(to));
            watchForms(contentDocument, {
              go: (to) => contentDocument.defaultView?.location.assign(to),
              refuse: onForm,
            });
          }}
        />
      </div>
    </div>
  );
}
