import { fill } from '#messages/message.ts';
import { editorHint } from '../editor-hint.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import type { Translate } from '#messages/translator.ts';
import { media } from '#messages/en/media.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { showsContent, waitsForConsent } from './held-code.ts';
import type { CodeData } from './schema.ts';

const LANGUAGE_NAMES: Readonly<Record<CodeData['language'], string>> = {
  html: 'HTML',
  css: 'CSS',
  javascript: 'JavaScript',
  markdown: 'Markdown',
  text: 'text',
};

/** The owner's code: shown as source, or run, which happens on public hosts only (CONT-25). */
export function CodeBlock({ id, data, context }: BlockRenderProps<CodeData>) {
  if (data.display === 'run') {
    if (data.language === 'markdown') {
      return <div className="portico-block-text">{context.renderMarkdown(data.source, id, context)}</div>;
    }
    if (data.language !== 'text') {
      return context.mode === 'page' && context.host === 'public' ? (
        <CodeToRun
          data={data}
          translate={context.translate}
          isHeld={context.asksConsent === true && waitsForConsent(data)}
        />
      ) : (
        <p className="portico-block-code-notice">
          {editorHint(context, fill(blockHints.code, { language: LANGUAGE_NAMES[data.language] }))}
        </p>
      );
    }
  }
  return (
    <figure className="portico-block-code">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region has to be reachable by keyboard */}
      <pre tabIndex={0}>
        <code className={`language-${data.language}`}>{data.source}</code>
      </pre>
    </figure>
  );
}

interface CodeToRunProps {
  readonly data: CodeData;
  readonly translate: Translate;
  readonly isHeld: boolean;
}

/** Held code is in the page as text, where nothing can run, until the visitor has accepted (CONS-63). */
function CodeToRun({ data, translate, isHeld }: CodeToRunProps) {
  const code = runnable(data);
  if (!isHeld) return <div className="portico-block-code-run" dangerouslySetInnerHTML={{ __html: code }} />;
  return (
    <div className="portico-block-code-run" data-held-code={code}>
      {data.isTracking || !showsContent(data) ? null : (
        <div className="portico-block-code-held">
          <p>{translate(media.heldContent)}</p>
          <button type="button" className="portico-button" data-size="medium" data-variant="filled" hidden>
            {translate(media.showContent)}
          </button>
        </div>
      )}
    </div>
  );
}

function runnable(data: CodeData): string {
  if (data.language === 'css') return `<style>${data.source}</style>`;
  if (data.language === 'javascript') return `<script>${data.source}</script>`;
  return data.source;
}
