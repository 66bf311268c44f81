import { blockHints } from '#messages/en/interface/block-hints.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { editorHint } from '../editor-hint.ts';
import type { MemberAreaData } from './schema.ts';

/** What the area offers to whoever looks; visitors see nothing until one is chosen, and nothing of one that is gone. */
export function MemberAreaBlock({ data, context }: BlockRenderProps<MemberAreaData>) {
  if (data.areaId === null) {
    return context.mode === 'page' ? null : <p>{editorHint(context, blockHints.memberArea)}</p>;
  }
  const loaded = context.loaded('memberArea', data.areaId);
  // Only its frame is drawn where nobody has asked.
  if (loaded === null) return <div className="portico-block-member-area" />;
  const [area] = loaded;
  if (area === undefined) return null;
  return (
    <div className="portico-block-member-area" data-alignment={data.alignment}>
      <h3>{area.name}</h3>
      {area.note === '' ? null : <p>{[area.note, ...area.plans].join(' · ')}</p>}
      {area.links.map(({ href, label }, index) => (
        <a
          key={href}
          className="portico-button"
          href={href}
          data-size="medium"
          data-variant={index === 0 ? 'filled' : 'outline'}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
