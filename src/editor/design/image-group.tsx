import { Images } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { BY_HAND, withAccent } from '#domain/palette/generators.ts';
import { extractAccents } from '#domain/palette/image/extract-accents.ts';
import { imageAddressUpTo } from '#domain/images/image-address.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FileDrop } from '#ui/file-drop.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { siteColors } from '#messages/en/interface/site-colors.ts';
import { fill } from '#messages/message.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useDesignPreview } from './design-preview.ts';
import { PaletteColorStrip } from './palette-color-strip.tsx';
import { generatedFields } from './palette-steps.ts';
import { readImagePixels } from './read-image-pixels.ts';
import styles from './palette.module.css';
import { useDesign } from './use-design.ts';
import { lazyPart } from '../loading/lazy-part.ts';

const MediaPicker = lazyPart(async () => (await import('../files/media-picker.tsx')).MediaPicker);

type Reading =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly address: string }
  | { readonly kind: 'found'; readonly address: string; readonly accents: readonly string[] }
  | { readonly kind: 'failed' };

/** Accents extracted from a picture, previewed on the site before one is applied (DSGN-34, PAL-32, PAL-38, PAL-39). */
export function ImageGroup({ site }: { readonly site: DocumentStore }) {
  const { design } = useDesign(site);
  const [reading, setReading] = useState<Reading>({ kind: 'none' });
  const [isPicking, setPicking] = useState(false);
  const preview = useDesignPreview((state) => state.preview);
  const show = useDesignPreview((state) => state.show);
  const own = useOwnAddress();
  const generator = design.paletteGenerator === BY_HAND ? undefined : design.paletteGenerator;

  async function read(address: string): Promise<void> {
    show(null);
    setReading({ kind: 'reading', address });
    const next = await readAccents(address);
    setReading((now) => (now.kind === 'reading' && now.address === address ? next : now));
  }

  return (
    <PanelGroup title={translate(siteColors.fromPicture)} description={translate(siteColors.fromPictureHelp)}>
      <FileDrop
        label={translate(siteColors.dropPicture)}
        buttonLabel={translate(siteColors.chooseFile)}
        accept={['image/*']}
        isMultiple={false}
        onFiles={([file]) => {
          if (file !== undefined) void read(own.replace(file));
        }}
      />
      <div className={styles['buttons']}>
        <Button icon={<Images aria-hidden="true" size={16} />} onPress={() => setPicking(true)}>
          {translate(siteColors.chooseFromLibrary)}
        </Button>
      </div>
      {reading.kind === 'reading' ? <Spinner label={translate(siteColors.lookingForColors)} /> : null}
      {reading.kind === 'failed' ? (
        <Banner tone="danger" title={translate(siteColors.unreadable)}>
          {translate(siteColors.unreadableHelp)}
        </Banner>
      ) : null}
      {reading.kind === 'found' ? (
        <>
          <img className={styles['picture']} src={reading.address} alt={translate(siteColors.pictureAlt)} />
          {reading.accents.length === 0 ? (
            <Banner title={translate(siteColors.noColor)}>
              {translate(siteColors.noColorHelp, { accent: design.palette.accent })}
            </Banner>
          ) : (
            <ul className={styles['schemes']} aria-label={translate(siteColors.accentsOfPicture)}>
              {reading.accents.map((accent, index) => {
                const generated = withAccent(design.palette, generator, accent);
                if (!generated.ok) return null;
                const { palette } = generated.value;
                const id = `picture-${accent}`;
                return (
                  <li key={accent}>
                    <ToggleButton
                      className={styles['scheme'] ?? ''}
                      isSelected={preview?.id === id}
                      onChange={(isOn) =>
                        show(
                          isOn
                            ? {
                                id,
                                title: fill(siteColors.colorOfPicture, { number: index + 1 }),
                                fields: generatedFields(generated.value),
                              }
                            : null,
                        )
                      }
                    >
                      <PaletteColorStrip colors={[palette.accent, palette.lightAccent, palette.darkAccent]} />
                      {translate(siteColors.numberedColor, { number: index + 1, color: accent })}
                    </ToggleButton>
                  </li>
                );
              })}
            </ul>
          )}
        </>
      ) : null}
      <Dialog
        isOpen={isPicking}
        onOpenChange={setPicking}
        title={translate(siteColors.choosePicture)}
        size="large"
      >
        <Suspense fallback={<Spinner label={translate(siteColors.openingLibrary)} />}>
          <MediaPicker
            onPick={(picked: ImageValue) => {
              setPicking(false);
              void read(smallAddress(picked));
            }}
          />
        </Suspense>
      </Dialog>
    </PanelGroup>
  );
}

async function readAccents(address: string): Promise<Reading> {
  try {
    const accents = extractAccents(await readImagePixels(address));
    if (accents.ok) return { kind: 'found', address, accents: accents.value };
    // oxlint-disable-next-line no-console
    console.error(accents.error);
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.error('reading a picture failed', error);
  }
  return { kind: 'failed' };
}

/** Enough pixels for 256 × 256. */
function smallAddress(image: ImageValue): string {
  return imageAddressUpTo(image, 500);
}

/** The address of the file that was chosen last; earlier ones are let go. */
function useOwnAddress(): { readonly replace: (file: File) => string } {
  const address = useRef<string | null>(null);
  const release = (): void => {
    if (address.current !== null) URL.revokeObjectURL(address.current);
    address.current = null;
  };
  useEffect(() => release, []);
  return {
    replace(file) {
      release();
      address.current = URL.createObjectURL(file);
      return address.current;
    },
  };
}
