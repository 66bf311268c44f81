import { Trash2, Upload } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ownFontFacesCss, ownFontStack, type OwnFont } from '#domain/design/own-fonts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import { ownFonts as WORDS } from '#messages/en/interface/own-fonts.ts';
import { siteStyles } from '#messages/en/interface/site-styles.ts';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { ownFontsWith } from './own-fonts-with.ts';
import type { DesignEditor } from './use-design.ts';
import styles from './own-fonts.module.css';
import { lazyPart } from '../loading/lazy-part.ts';

const UploadFontDialog = lazyPart(async () => (await import('./upload-font-dialog.tsx')).UploadFontDialog);

/** The uploaded fonts: offered beside the shipped ones (DSGN-61). */
export function OwnFontsGroup({ design, set }: Pick<DesignEditor, 'design' | 'set'>) {
  const [isOpen, setOpen] = useState(false);
  const { ownFonts, fonts } = design;
  // Several files of one family are uploaded one after the other while the dialog is open.
  const latest = useRef(ownFonts);
  useEffect(() => {
    latest.current = ownFonts;
  });
  return (
    <PanelGroup title={translate(siteStyles.yourFonts)}>
      <style>{ownFontFacesCss(ownFonts)}</style>
      {ownFonts.length === 0 ? (
        <p className={styles['note']}>{translate(WORDS.note)}</p>
      ) : (
        <ul className={styles['list']}>
          {ownFonts.map((font) => (
            <li key={font.id} className={styles['font']}>
              <span className={styles['texts']}>
                <span style={{ fontFamily: ownFontStack(font) }}>{font.name}</span>
                <span className={styles['note']}>{describe(font, fonts)}</span>
              </span>
              <IconButton
                label={translate(WORDS.remove, { font: font.name })}
                onPress={() => set({ [`ownFonts.${font.id}`]: undefined }, WORDS.removed)}
              >
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Button size="small" icon={<Upload aria-hidden="true" size={14} />} onPress={() => setOpen(true)}>
        {translate(WORDS.upload)}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <UploadFontDialog
            onClose={() => setOpen(false)}
            onStored={(font) => {
              const { id, value } = ownFontsWith(latest.current, font);
              set({ [`ownFonts.${id}`]: value }, WORDS.added);
            }}
          />
        </Suspense>
      ) : null}
    </PanelGroup>
  );
}

function describe({ id, faces }: OwnFont, { heading, body }: DesignSettings['fonts']): string {
  const weights = faces
    .map(({ minWeight, maxWeight, isItalic }) => {
      const weight = minWeight === maxWeight ? String(minWeight) : `${minWeight}–${maxWeight}`;
      return isItalic ? translate(WORDS.italic, { weight }) : weight;
    })
    .join(', ');
  if (heading === id) return translate(body === id ? WORDS.forBoth : WORDS.forHeadings, { weights });
  return body === id ? translate(WORDS.forParagraphs, { weights }) : weights;
}
