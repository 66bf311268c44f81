import { Eye } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { Button } from '#ui/button.tsx';
import { translate } from '#ui/translate.ts';
import styles from './template-card.module.css';
import type { Template } from './template.ts';

export interface TemplateCardProps {
  readonly template: Template;
  readonly onPreview: () => void;
  readonly onChoose: () => void;
}

/** A template: its picture leads to the preview. */
export function TemplateCard({ template, onPreview, onChoose }: TemplateCardProps) {
  return (
    <article className={styles['card']}>
      <AriaButton
        aria-label={translate(dashboard.previewTitle, { title: template.title })}
        onPress={onPreview}
        className={styles['picture'] ?? ''}
      >
        <img src={template.pictureUrl} alt="" loading="lazy" className={styles['image']} />
        <span className={styles['look']} aria-hidden="true">
          <Eye /> {translate(dashboard.preview)}
        </span>
      </AriaButton>
      <div className={styles['foot']}>
        <div className={styles['texts']}>
          <h2 className={styles['title']}>{template.title}</h2>
          <p className={styles['description']}>{template.description}</p>
        </div>
        <Button
          onPress={onChoose}
          aria-label={translate(dashboard.startWithTitle, { title: template.title })}
        >
          {translate(dashboard.startWith)}
        </Button>
      </div>
    </article>
  );
}
