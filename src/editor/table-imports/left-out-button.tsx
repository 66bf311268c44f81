import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { countLeftOut } from '#contract/table-imports.ts';
import type { Id } from '#lib/id.ts';
import { tableImports } from '#messages/en/interface/table-imports.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { startDownload } from '../api/start-download.ts';

interface LeftOutButtonProps {
  readonly importId: Id<'table-import'>;
}

/** Downloads the rows that an import left out, each with its reason (CRM-19). */
export function LeftOutButton({ importId }: LeftOutButtonProps) {
  const download = useMutation({
    // Where the sign-in is too old for an export, it is asked for here: a download could not.
    mutationFn: () => callEndpoint(countLeftOut, { params: { tableImportId: importId } }),
    onSuccess: () => startDownload(`/api/table-imports/${importId}/left-out.csv`),
    onError: (error) => showToast(error.message, { tone: 'danger' }),
  });
  return (
    <Button
      size="small"
      icon={<Download aria-hidden="true" size={16} />}
      isPending={download.isPending}
      onPress={() => download.mutate()}
    >
      {translate(tableImports.downloadLeftOut)}
    </Button>
  );
}
