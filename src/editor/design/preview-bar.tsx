import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import { translateNodes } from '#ui/translate-nodes.ts';
import { fill } from '#messages/message.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useDesignPreview } from './design-preview.ts';
import styles from './palette.module.css';
import { useDesign } from './use-design.ts';

/** What is tried out on the site: taken as one step, or left (PAL-20, DSGN-33). Leaving the panel leaves it, too. */
export function PreviewBar({ site }: { readonly site: DocumentStore }) {
  const { set } = useDesign(site);
  const preview = useDesignPreview((state) => state.preview);
  const show = useDesignPreview((state) => state.show);
  const opener = useRef<Element | null>(null);
  useEffect(() => () => useDesignPreview.getState().show(null), []);
  // The bar goes once it is answered; the focus goes back to what was tried out.
  useEffect(() => {
    if (preview !== null) opener.current = document.activeElement;
  }, [preview]);

  function close(): void {
    show(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }

  return (
    <div
      className={preview === null ? undefined : styles['preview']}
      {...(preview === null ? {} : { 'data-trying': '' })}
    >
      <output className={styles['previewText']}>
        {preview === null
          ? null
          : translateNodes(
              siteColors.preview,
              { title: preview.title },
              { strong: (words) => <strong>{words}</strong> },
            )}
      </output>
      {preview === null ? null : (
        <div className={styles['buttons']}>
          <Button size="small" onPress={close}>
            {translate(siteColors.cancel)}
          </Button>
          <Button
            size="small"
            variant="primary"
            onPress={() => {
              set(preview.fields, fill(siteColors.usePreviewed, { title: preview.title }));
              close();
            }}
          >
            {translate(siteColors.use)}
          </Button>
        </div>
      )}
    </div>
  );
}
