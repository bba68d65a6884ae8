import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings as Values } from '../../../src/edge/dashboard/api/types.ts';
import { queries } from '../api/queries.ts';
import { apiUrl, request } from '../api/request.ts';
import { Card, Page } from '../shell/page.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { Loaded } from '../ui/loading.tsx';
import { Failure } from '../ui/notice.tsx';
import { DeleteAccount } from './settings/delete-account.tsx';
import { Devices } from './settings/devices.tsx';
import { Password } from './settings/password.tsx';
import { Templates } from './settings/templates.tsx';

const PAPERS = [
  { value: 'auto', label: 'By the country of your profile' },
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

/** Languages in which the page's own words (headings, dates) can be set. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'ru', 'el', 'vi', 'zh', 'ja', 'ko', 'ar', 'he'];

export function Settings() {
  const settings = useQuery(queries.settings());
  return (
    <Page title="Settings">
      <Loaded query={settings}>{(values) => <Look values={values} />}</Loaded>
      <Card title="Password">
        <Password />
      </Card>
      <Card title="Signed-in devices">
        <Devices />
      </Card>
      <Card title="Your data">
        <p className="mb-4 max-w-prose text-sm text-soft">
          One archive with everything that is kept about you: profile, imports, documents, letters, keys without their
          secrets, credits.
        </p>
        <a className={buttonLook()} href={apiUrl('/account/export')}>
          Download everything
        </a>
      </Card>
      <Card title="Delete the account">
        <DeleteAccount />
      </Card>
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
  return (
    <Card title="New documents">
      <div className="grid gap-6">
        <Templates chosen={values.template} onChoose={(template) => set({ template })} />
        <div className="grid gap-4 sm:grid-cols-3">
          <Select
            label="Paper"
            value={values.paper}
            choices={PAPERS}
            onChange={(paper) => set({ paper: paper as Values['paper'] })}
          />
          <Select
            label="Headings and dates"
            value={values.language}
            choices={languages()}
            onChange={(language) => set({ language })}
          />
          <Select
            label="Time zone of this dashboard"
            value={values.timeZone}
            choices={timeZones(values.timeZone)}
            onChange={(timeZone) => set({ timeZone })}
          />
        </div>
        <Failure error={save.error} />
      </div>
    </Card>
  );
}

function languages() {
  const named = LANGUAGES.map((code) => ({
    value: code,
    label: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code,
  }));
  return [{ value: 'auto', label: 'In the language of your profile' }, ...named];
}

function timeZones(current: string) {
  const zones = new Set([current, 'UTC', ...Intl.supportedValuesOf('timeZone')]);
  return [...zones].sort().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
