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

/**
 * The bar of a previewed design: applied as one step, or discarded (PAL-20, DSGN-33). Leaving the panel discards it,
 * too.
 */
export function PreviewBar({ site }: { readonly site: DocumentStore }) {
  const { set } = useDesign(site);
  const preview = useDesignPreview((state) => state.preview);
  const show = useDesignPreview((state) => state.show);
  const opener = useRef<Element | null>(null);
  useEffect(() => () => useDesignPreview.getState().show(null), []);
  // The bar disappears with the choice; the focus returns to the previewed option.
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
