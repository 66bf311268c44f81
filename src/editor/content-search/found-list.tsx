import type { FoundRecord } from '#contract/content-search.ts';
import { contentSearch } from '#messages/en/interface/content-search.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { translate, translateStored } from '#ui/translate.ts';
import { recordTrail } from './record-trail.ts';
import styles from './content-search.module.css';

type FoundText = FoundRecord['texts'][number];

/** The key of a text among all matches. */
export function foundName({ documentId, recordId }: FoundRecord, { key }: FoundText): string {
  return `${documentId} ${recordId} ${key}`;
}

interface FoundListProps {
  readonly records: readonly FoundRecord[];
  readonly onOpen: (record: FoundRecord) => void;
  /** The replacement; null while only searching. */
  readonly replacing: {
    readonly replacement: string;
    readonly leftOut: ReadonlySet<string>;
    readonly onToggle: (name: string) => void;
  } | null;
}

/** The matches by page; each opens its block or setting, or previews the replacement (EDIT-212). */
export function FoundList({ records, onOpen, replacing }: FoundListProps) {
  const groups = Map.groupBy(records, ({ documentId }) => documentId);
  return (
    <ul className={styles['results']} aria-label={translate(contentSearch.found)}>
      {[...groups].map(([documentId, found]) => {
        const [first] = found;
        if (first === undefined) return null;
        return (
          <li key={documentId}>
            <h2 className={styles['title']}>
              <bdi>
                {first.documentKind === 'site'
                  ? translate(contentSearch.wholeSite)
                  : first.title || translate(contentSearch.untitled)}
              </bdi>{' '}
              {first.path === null ? null : <span className={styles['path']}>{first.path}</span>}
            </h2>
            <ul className={styles['texts']}>
              {found.flatMap((record) =>
                record.texts.map((text) => {
                  const name = foundName(record, text);
                  return (
                    <li key={name}>
                      {replacing === null ? (
                        <button type="button" className={styles['text']} onClick={() => onOpen(record)}>
                          <Where record={record} text={text} />
                          <Excerpts excerpts={text.excerpts.slice(0, 1)} replacement={null} />
                        </button>
                      ) : (
                        <div className={styles['change']}>
                          <Checkbox
                            isSelected={!replacing.leftOut.has(name)}
                            onChange={() => replacing.onToggle(name)}
                          >
                            <Where record={record} text={text} />
                          </Checkbox>
                          <Excerpts excerpts={text.excerpts} replacement={replacing.replacement} />
                          {text.count > text.excerpts.length ? (
                            <span className={styles['where']}>
                              {translate(contentSearch.andMore, { count: text.count - text.excerpts.length })}
                            </span>
                          ) : null}
                        </div>
                      )}
                    </li>
                  );
                }),
              )}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}

function Where({ record, text }: { readonly record: FoundRecord; readonly text: FoundText }) {
  const names = [
    ...new Set([
      ...recordTrail(record).map((name) => translate(name)),
      translateStored(text.labelWords, text.label),
    ]),
  ];
  return (
    <span className={styles['where']}>
      {[...names, ...(text.count > 1 ? [translate(contentSearch.times, { count: text.count })] : [])].join(
        ' · ',
      )}
    </span>
  );
}

function Excerpts({
  excerpts,
  replacement,
}: {
  readonly excerpts: FoundText['excerpts'];
  readonly replacement: string | null;
}) {
  return excerpts.map(({ before, match, after }, index) => (
    // Excerpts have no identity of their own: their order in the text is what they are.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index} dir="auto" className={styles['words']}>
      {before}
      {replacement === null ? (
        <mark>{match}</mark>
      ) : (
        <>
          <del>{match}</del>
          <ins>{replacement}</ins>
        </>
      )}
      {after}
    </span>
  ));
}
