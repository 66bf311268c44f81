import { Eye } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { Button } from '#ui/button.tsx';
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
        aria-label={`Preview ${template.title}`}
        onPress={onPreview}
        className={styles['picture'] ?? ''}
      >
        <img src={template.pictureUrl} alt="" loading="lazy" className={styles['image']} />
        <span className={styles['look']} aria-hidden="true">
          <Eye /> Preview
        </span>
      </AriaButton>
      <div className={styles['foot']}>
        <div className={styles['texts']}>
          <h2 className={styles['title']}>{template.title}</h2>
          <p className={styles['description']}>{template.description}</p>
        </div>
        <Button onPress={onChoose} aria-label={`Start with this: ${template.title}`}>
          Start with this
        </Button>
      </div>
    </article>
  );
}
