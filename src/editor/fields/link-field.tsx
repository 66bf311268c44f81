import { Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { linkValueSchema, type LinkValue } from '#domain/links/link-value.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import { linkPicker } from '#messages/en/interface/link-picker.ts';
import { sayLabel } from '#ui/say-label.ts';
import { useListedContent } from '../site-context/use-listed-content.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import type { FieldProps } from './field-props.ts';
import { LinkDialog } from './link-dialog.tsx';
import { linkInWords } from './link-in-words.ts';
import { CompoundField } from './compound-field.tsx';
import styles from './link-field.module.css';

/** A link: shown in words, changed in the link picker. */
export function LinkField({ control, value, onChange, error }: FieldProps<'link'>) {
  const [isOpen, setOpen] = useState(false);
  const { content } = useShownPage();
  const parsed = linkValueSchema.safeParse(value);
  const link: LinkValue | null = parsed.success ? parsed.data : null;
  const listed = useListedContent(content, link?.kind === 'page' ? link.documentId : '');
  const titleOf = (id: string) => listed.byId(id)?.title ?? (listed.isComplete ? null : '…');
  return (
    <CompoundField
      label={sayLabel(control.label)}
      help={control.help === undefined ? undefined : sayLabel(control.help)}
      error={error}
      className={styles['field']}
    >
      <div className={styles['row']}>
        <Button
          className={styles['value']}
          icon={<LinkIcon aria-hidden="true" size={14} />}
          onPress={() => setOpen(true)}
        >
          {link === null ? translate(linkPicker.add) : linkInWords(link, titleOf)}
        </Button>
        {link === null ? null : (
          <Button variant="quiet" onPress={() => onChange(null)}>
            {translate(linkPicker.remove)}
          </Button>
        )}
      </div>
      <LinkDialog isOpen={isOpen} link={link} onOpenChange={setOpen} onPick={(picked) => onChange(picked)} />
    </CompoundField>
  );
}
