import { useMutation } from '@tanstack/react-query';
import { changeLanguage, type Me } from '#contract/accounts.ts';
import { accountSettings } from '#messages/en/interface/account-settings.ts';
import { INTERFACE_LANGUAGE_NAMES, INTERFACE_LOCALES } from '#messages/interface-locales.ts';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The language of the interface; it applies to all screens opened from then on. */
export function LanguageCard({ account }: { readonly account: Me }) {
  const change = useMutation({
    mutationFn: (language: Me['language']) => callEndpoint(changeLanguage, { body: { language } }),
    // The messages of a language come with the page, so it is loaded again.
    onSuccess: () => window.location.reload(),
    onError: (error: Error) => showToast(error.message, { tone: 'danger' }),
  });
  const shown = change.isPending ? change.variables : account.language;
  return (
    <Card
      title={translate(accountSettings.languageTitle)}
      description={translate(accountSettings.languageDescription)}
    >
      <Select
        label={translate(accountSettings.languageLabel)}
        options={[
          { value: 'browser', label: translate(accountSettings.browserLanguage) },
          ...INTERFACE_LOCALES.map((value) => ({ value, label: INTERFACE_LANGUAGE_NAMES[value] })),
        ]}
        value={shown ?? 'browser'}
        isDisabled={change.isPending}
        onChange={(value) => change.mutate(value === 'browser' ? null : value)}
      />
    </Card>
  );
}
