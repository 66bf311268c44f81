import type { Translate } from '#messages/translator.ts';
import { overlays } from '#messages/en/overlays.ts';
import type { InfoBarAction } from '#domain/overlays/info-bar-actions.ts';

interface InfoBarViewProps {
  readonly style: 'light' | 'dark';
  readonly actions: readonly InfoBarAction[];
  readonly translate: Translate;
}

const ICONS: Readonly<Record<InfoBarAction['kind'], string>> = {
  call: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  email: 'M3 6h18v12H3zM3 7l9 6 9-6',
  directions: 'M12 21c5-6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6 7 12zM12 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  hours: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3 2',
};

/** The mobile info bar at the lower edge (OVER-24, OVER-26). */
export function InfoBarView({ style, actions, translate }: InfoBarViewProps) {
  return (
    <nav className="portico-info-bar" data-style={style} aria-label={translate(overlays.contact)}>
      {actions.map((action) => {
        const content = (
          <>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
              <path
                d={ICONS[action.kind]}
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinejoin="round"
              />
            </svg>
            <span>{translate(action.label)}</span>
          </>
        );
        if (action.kind === 'hours') {
          return (
            <button key={action.kind} type="button" data-action={action.kind} data-text={action.text}>
              {content}
            </button>
          );
        }
        return (
          <a
            key={action.kind}
            href={action.href}
            data-action={action.kind}
            {...(action.kind === 'directions' ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {content}
          </a>
        );
      })}
    </nav>
  );
}
