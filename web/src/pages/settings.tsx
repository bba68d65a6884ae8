import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings as Values } from '../../../src/edge/dashboard/api/types/settings.ts';
import { queries } from '../api/queries.ts';
import { apiUrl, request } from '../api/request.ts';
import { languageChoices, PAPER_CHOICES } from '../lib/look-choices.ts';
import { Page, Part } from '../shell/page.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Checkbox, Select } from '../ui/field.tsx';
import { Loaded } from '../ui/loading.tsx';
import { Failure } from '../ui/notice.tsx';
import { DeleteAccount } from './settings/delete-account.tsx';
import { Devices } from './settings/devices.tsx';
import { Email } from './settings/email.tsx';
import { Password } from './settings/password.tsx';
import { Accents, Templates } from './settings/templates.tsx';
import { TwoStep } from './settings/two-step.tsx';

export function Settings() {
  const settings = useQuery(queries.settings());
  return (
    <Page title="Settings" lead="What holds for new documents, and for your account.">
      <Part title="New documents" lead="How the next resume or letter looks. What is made already stays as it is.">
        <Loaded query={settings}>{(values) => <Look values={values} />}</Loaded>
      </Part>
      <Part title="E-mail address" lead="You sign in with it. A change holds once the new mailbox confirms it.">
        <Email />
      </Part>
      <Part title="Password" lead="When it changes, your other devices are signed out.">
        <Password />
      </Part>
      <Part
        title="Two-step sign-in"
        lead="After your password we ask for a code that an app on your phone shows. API keys work as before."
      >
        <TwoStep />
      </Part>
      <Part title="Signed-in devices" lead="Sign out what you do not know, and change your password.">
        <Devices />
      </Part>
      <Part
        title="Your data"
        lead="Everything that is kept about you, in one archive: profile, imports, documents, letters, credits, and keys without their secrets."
      >
        <a className={buttonLook()} href={apiUrl('/account/export')}>
          Download everything
        </a>
      </Part>
      <Part
        title="Delete the account"
        lead="Removes the profile, every document and PDF, keys, credits and sessions. Nothing of it can be brought back. Only a scrambled mark of your address stays, by which free credits are given once."
      >
        <DeleteAccount />
      </Part>
    </Page>
  );
}

function Look({ values }: { values: Values }) {
  const client = useQueryClient();
  const key = queries.settings().queryKey;
  const save = useMutation({
    mutationFn: (wanted: Values) => request<Values>('PUT', '/settings', wanted),
    onMutate: (wanted) => client.setQueryData(key, wanted),
    onSuccess: (kept) => client.setQueryData(key, kept),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
  const set = (change: Partial<Values>) => save.mutate({ ...values, ...change });
  const { data: options } = useQuery(queries.options());
  return (
    <div className="grid gap-6">
      <Templates chosen={values.template} accent={values.accent} onChoose={(template) => set({ template })} />
      <Accents template={values.template} chosen={values.accent} onChoose={(accent) => set({ accent })} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Paper"
          value={values.paper}
          choices={PAPER_CHOICES}
          onChange={(paper) => set({ paper: paper as Values['paper'] })}
        />
        <Select
          label="Language of headings and dates"
          value={values.language}
          choices={languageChoices()}
          onChange={(language) => set({ language })}
        />
        <Select
          label="Time zone of this dashboard"
          value={values.timeZone}
          choices={timeZones(values.timeZone)}
          onChange={(timeZone) => set({ timeZone })}
        />
      </div>
      {options?.hasLanguageModel && (
        <Checkbox
          label="Write with a language model"
          hint="It is sent the posting, the company page, your notes and the facts of your profile, without your name and contact details. Every sentence is checked against your profile."
          isChecked={values.languageModel}
          onChange={(languageModel) => set({ languageModel })}
        />
      )}
      <p className="text-sm text-soft" role="status">
        {save.isPending ? 'Saving …' : save.isSuccess ? 'Saved.' : 'Changes are saved by themselves.'}
      </p>
      <Failure error={save.error} />
    </div>
  );
}

function timeZones(current: string) {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = new Set([...(current === 'auto' ? [] : [current]), 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  const named = [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
  return [{ value: 'auto', label: `That of this device (${here.replaceAll('_', ' ')})` }, ...named];
}
