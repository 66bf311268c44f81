import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { listStoreMails } from '#contract/store-mails.ts';
import { STORE_MAIL_KINDS } from '#domain/store/store-mails.ts';
import { storeMails as words } from '#messages/en/interface/store-mails.ts';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { LoadFailure } from '../../panel/load-failure.tsx';
import { StoreScreen } from '../store-screen.tsx';
import { MailEditor } from './mail-editor.tsx';
import { STORE_MAIL_NAMES } from './mail-names.ts';

const MAILS = '/commerce/mails';

/** The words of the mail of the address, with how it looks (ORD-140, ORD-141). */
export function MailScreen() {
  const { kind: asked } = useParams();
  const kind = STORE_MAIL_KINDS.find((each) => each === asked);
  const originals = useQuery({
    queryKey: ['store-mails'],
    queryFn: () => callEndpoint(listStoreMails, {}),
  });
  if (kind === undefined) return <Navigate to={MAILS} replace />;
  const original = originals.data?.mails.find((each) => each.kind === kind);
  return (
    <StoreScreen
      title={translate(STORE_MAIL_NAMES[kind])}
      back={{ to: MAILS, label: translate(words.back) }}
      isWide
    >
      {(store) =>
        original !== undefined ? (
          <MailEditor key={kind} store={store} original={original} />
        ) : originals.isError ? (
          <LoadFailure retry={() => void originals.refetch()} />
        ) : (
          <Spinner label={translate(words.loading)} size="large" />
        )
      }
    </StoreScreen>
  );
}
