import { Copy } from 'lucide-react';
import { installation } from '#messages/en/interface/installation.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Copies a text to the clipboard; where the browser refuses, the text is shown so that it can be selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(translate(installation.copied), { tone: 'success' });
    } catch {
      showToast(translate(installation.copyRefused), {
        tone: 'danger',
      });
    }
  };
  return (
    <IconButton label={label} size="small" onPress={() => void copy()}>
      <Copy aria-hidden="true" />
    </IconButton>
  );
}
