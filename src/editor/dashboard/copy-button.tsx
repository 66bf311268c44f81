import { Copy } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { showToast } from '#ui/show-toast.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Puts a text on the clipboard; where the browser does not let it, the text stands beside and can be selected. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast('Copied.', { tone: 'success' });
    } catch {
      showToast('The browser does not allow copying. Select the text and copy it yourself.', {
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
