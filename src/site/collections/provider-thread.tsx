import { comments } from '#messages/en/comments.ts';
import type { Translate } from '#messages/translator.ts';

interface ProviderThreadProps {
  readonly shortname: string;
  readonly documentId: string;
  readonly translate: Translate;
  readonly isInBlock: boolean;
}

/**
 * The place of the outside provider's thread (COMT-30): nothing of it is loaded before the visitor agrees; until then a
 * button says to whom it connects. Its identity is the id of the item, so that a rename keeps it.
 */
export function ProviderThread({ shortname, documentId, translate, isInBlock }: ProviderThreadProps) {
  return (
    <section
      id="comments"
      className={isInBlock ? 'portico-comments' : 'portico-section portico-comments'}
      {...(isInBlock
        ? {}
        : {
            'data-theme': 'white',
            'data-height': 'auto',
            'data-width': 'narrow',
            'data-align': 'top',
            'data-block-type': 'comments',
          })}
      aria-label={translate(comments.text)}
    >
      <div
        data-shortname={shortname}
        data-identity={documentId}
        data-failed={translate(comments.threadFailed)}
      >
        <p>{translate(comments.providerNote)}</p>
        <button type="button" className="portico-button" data-size="medium" data-variant="outline">
          {translate(comments.loadThread)}
        </button>
      </div>
    </section>
  );
}
