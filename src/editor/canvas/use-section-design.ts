import { useMemo } from 'react';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import type { Section } from '#domain/pages/section.ts';
import { useDesignPreview, withDesignFields } from '../design/design-preview.ts';
import { parseDesignSettings } from '../documents/site-records.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';

/** The current design, for a section with a gradient; other sections do not subscribe to it. */
export function useSectionDesign(section: Section | null): DesignSettings | undefined {
  const { site } = useWorkspace();
  const isAsked = section?.background.kind === 'gradient';
  const record = useDocumentState(site, (state) => (isAsked ? state.view['design'] : undefined));
  const preview = useDesignPreview((state) => (isAsked ? state.preview : null));
  return useMemo(
    () =>
      isAsked
        ? parseDesignSettings(preview === null ? record : withDesignFields(record, preview.fields))
        : undefined,
    [isAsked, record, preview],
  );
}
