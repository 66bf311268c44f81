import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { readCommentSettings, writeCommentSettings } from '#contract/comments.ts';
import { commentSettingsSchema, type CommentSettings } from '#domain/comments/comment-settings.ts';
import { commentModeration as words } from '#messages/en/interface/comment-moderation.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Spinner } from '#ui/spinner.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { LoadFailure } from '../panel/load-failure.tsx';
import { Panel } from '../panel/panel.tsx';
import { CommentBars } from './comment-bars.tsx';
import { WritersFields } from './writers-fields.tsx';
import styles from './comments.module.css';

const KEY = ['comment-settings'];

/** Who may write, what is held, and when comments close (COMT-01, COMT-17, COMT-22, COMT-29). */
export function CommentSettingsScreen() {
  const loaded = useQuery({ queryKey: KEY, queryFn: () => callEndpoint(readCommentSettings, {}) });
  return (
    <Panel
      title={translate(words.settings)}
      back={{ to: '/settings', label: translate(words.backToSettings) }}
      isLiveAtOnce
    >
      {loaded.isError ? (
        <LoadFailure retry={() => void loaded.refetch()} />
      ) : loaded.data === undefined ? (
        <Spinner label={translate(words.loading)} size="large" />
      ) : (
        <div className={styles['stack']}>
          <SettingsForm stored={loaded.data.settings} />
          <CommentBars />
        </div>
      )}
    </Panel>
  );
}

function SettingsForm({ stored }: { readonly stored: CommentSettings }) {
  const queries = useQueryClient();
  const [settings, setSettings] = useState(stored);
  const [days, setDays] = useState(stored.closeAfterDays === null ? '' : String(stored.closeAfterDays));
  const [reports, setReports] = useState(String(stored.reportsToHold));
  const [holdWords, setHoldWords] = useState(stored.holdWords.join('\n'));
  const [spamWords, setSpamWords] = useState(stored.spamWords.join('\n'));
  const [isSaving, setSaving] = useState(false);
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string | null>(null);
  const set = (changes: Partial<CommentSettings>) => setSettings((before) => ({ ...before, ...changes }));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const entered = {
      ...settings,
      closeAfterDays: days.trim() === '' ? null : Number(days),
      reportsToHold: reports.trim() === '' ? null : Number(reports),
      holdWords: holdWords.split('\n'),
      spamWords: spamWords.split('\n'),
    };
    const parsed = commentSettingsSchema.safeParse(entered);
    setWrong(new Set(parsed.error?.issues.map(({ path }) => String(path[0]))));
    setFailure(null);
    if (!parsed.success) return;
    setSaving(true);
    try {
      await callEndpoint(writeCommentSettings, { body: { settings: parsed.data } });
      queries.setQueryData(KEY, { settings: parsed.data });
      showToast(translate(words.saved));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      <Switch
        label={translate(words.isEnabled)}
        description={translate(words.isEnabledText)}
        isSelected={settings.isEnabled}
        onChange={(isEnabled) => set({ isEnabled })}
      />
      <Switch
        label={translate(words.isOpen)}
        description={translate(words.isOpenText)}
        isSelected={settings.isOpen}
        isDisabled={!settings.isEnabled}
        onChange={(isOpen) => set({ isOpen })}
      />
      <WritersFields settings={settings} onChange={set} />
      <Select
        label={translate(words.holdLabel)}
        description={translate(words.holdText)}
        options={[
          { value: 'first', label: translate(words.holdFirst) },
          { value: 'everything', label: translate(words.holdEverything) },
          { value: 'nothing', label: translate(words.holdNothing) },
        ]}
        value={settings.hold}
        onChange={(hold) => set({ hold })}
      />
      <Select
        label={translate(words.order)}
        options={[
          { value: 'oldest', label: translate(words.oldest) },
          { value: 'newest', label: translate(words.newest) },
          { value: 'liked', label: translate(words.liked) },
        ]}
        value={settings.order}
        onChange={(order) => set({ order })}
      />
      <Switch
        label={translate(words.hasLikes)}
        description={translate(words.hasLikesText)}
        isSelected={settings.hasLikes}
        onChange={(hasLikes) => set({ hasLikes })}
      />
      <Switch
        label={translate(words.hasCaptcha)}
        description={translate(words.hasCaptchaText)}
        isSelected={settings.hasCaptcha}
        onChange={(hasCaptcha) => set({ hasCaptcha })}
      />
      <TextField
        label={translate(words.reportsToHold)}
        description={translate(words.reportsToHoldText)}
        errorMessage={wrong.has('reportsToHold') ? translate(words.reportsWrong) : null}
        inputMode="numeric"
        value={reports}
        onChange={setReports}
      />
      <TextField
        label={translate(words.closeAfter)}
        description={translate(words.closeAfterText)}
        errorMessage={wrong.has('closeAfterDays') ? translate(words.daysWrong) : null}
        inputMode="numeric"
        value={days}
        onChange={setDays}
      />
      <TextArea
        label={translate(words.holdWords)}
        description={translate(words.wordsText)}
        errorMessage={wrong.has('holdWords') ? translate(words.tooManyWords) : null}
        value={holdWords}
        onChange={setHoldWords}
        rows={4}
      />
      <TextArea
        label={translate(words.spamWords)}
        description={translate(words.wordsText)}
        errorMessage={wrong.has('spamWords') ? translate(words.tooManyWords) : null}
        value={spamWords}
        onChange={setSpamWords}
        rows={4}
      />
      <TextField
        label={translate(words.shortname)}
        description={translate(words.shortnameText)}
        errorMessage={wrong.has('shortname') ? translate(words.shortnameWrong) : null}
        maxLength={50}
        value={settings.shortname}
        onChange={(shortname) => set({ shortname })}
      />
      <p>
        <Button type="submit" variant="primary" isPending={isSaving}>
          {translate(words.save)}
        </Button>
      </p>
    </form>
  );
}
