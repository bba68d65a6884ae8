import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, type HTMLInputTypeAttribute, useState } from 'react';
import type { DocumentKind } from '../../../src/base/contract.ts';
import type { NewDocument as Wanted } from '../../../src/edge/dashboard/api/types.ts';
import { queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { inFigures } from '../lib/figures.ts';
import { Page } from '../shell/page.tsx';
import { ProfileBlocked } from '../shell/profile-blocked.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';

interface LetterField {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  isWide?: boolean;
}

const RECIPIENT: LetterField[] = [
  { name: 'hiring_manager_name', label: 'Name of the hiring manager' },
  { name: 'hiring_manager_email', label: 'Their e-mail', type: 'email' },
  { name: 'company_street_address', label: 'Street', isWide: true },
  { name: 'company_city', label: 'City' },
  { name: 'company_state', label: 'State or region' },
  { name: 'company_zip', label: 'Postal code' },
  { name: 'date', label: 'Date of the letter', type: 'date' },
];

export function NewDocument() {
  const { kind: given } = useParams({ from: '/inside/new/$kind' });
  const kind: DocumentKind = given === 'cover_letter' ? 'cover_letter' : 'resume';
  const { data: session } = useQuery(queries.session());
  const { data: credits } = useQuery(queries.credits());
  const [body, setBody] = useState<Record<string, string>>({});
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (wanted: Wanted) => request<{ id: string }>('POST', '/documents', wanted),
    onSuccess: async ({ id }) => {
      for (const key of ['documents', 'credits', 'session']) void client.invalidateQueries({ queryKey: [key] });
      await navigate({ to: '/documents/$id', params: { id } });
    },
  });
  const bind = (name: string) => ({
    name,
    value: body[name] ?? '',
    onChange: (event: { target: { value: string } }) => setBody({ ...body, [name]: event.target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ kind, body: withoutBlanks(body) });
  };
  const cost = credits && (kind === 'resume' ? credits.costs.resume : credits.costs.coverLetter);
  return (
    <Page
      title={kind === 'resume' ? 'New resume' : 'New cover letter'}
      lead="Made from your profile for one posting; nothing is added."
    >
      {session && <ProfileBlocked profile={session.profile} />}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-12">
        <form className="grid content-start gap-6" onSubmit={submit}>
          <TextField
            label="Title"
            required
            maxLength={255}
            hint="How you find it again. It is printed nowhere."
            placeholder={kind === 'resume' ? 'Nurse, St. Mary’s' : 'Letter to St. Mary’s'}
            {...bind('title')}
          />
          <TextArea
            label="Job description"
            required
            rows={12}
            hint="Paste the whole posting. The more of it, the better the fit."
            {...bind('job_description')}
          />
          <TextField
            label="Company website (optional)"
            inputMode="url"
            autoComplete="off"
            placeholder="example.com"
            hint="Its front page is read once."
            {...bind('company_url')}
          />
          {kind === 'cover_letter' && (
            <>
              <fieldset className="grid gap-5 border-y border-line py-6 sm:grid-cols-2">
                <legend className="sr-only">To whom</legend>
                <p aria-hidden="true" className="font-serif text-lg font-semibold sm:col-span-2">
                  To whom <span className="font-sans text-sm font-normal text-soft">all optional</span>
                </p>
                {RECIPIENT.map((field) => (
                  <div key={field.name} className={field.isWide ? 'sm:col-span-2' : ''}>
                    <TextField label={field.label} type={field.type} autoComplete="off" {...bind(field.name)} />
                  </div>
                ))}
              </fieldset>
              <TextArea
                label="What else should it say? (optional)"
                rows={4}
                hint="In your own words: why this company, when you could start, what your profile does not say."
                {...bind('additional_context')}
              />
            </>
          )}
          <Failure error={create.error} />
          <div>
            <Button type="submit" look="primary" isBusy={create.isPending}>
              {kind === 'resume' ? 'Make the resume' : 'Write the letter'}
            </Button>
          </div>
        </form>
        {cost !== undefined && <Price cost={cost} total={credits!.total} />}
      </div>
    </Page>
  );
}

/** What it costs, and when it costs nothing. */
function Price({ cost, total }: { cost: number; total: number }) {
  return (
    <aside
      className="self-start rounded-xl border border-line bg-raised p-5 text-sm max-lg:order-first"
      aria-label="Price"
    >
      <dl className="grid grid-cols-[1fr_auto] gap-y-2">
        <dt className="text-soft">This costs</dt>
        <dd className="text-right font-semibold">{inFigures(cost)} credits</dd>
        <dt className="text-soft">You have</dt>
        <dd className="text-right">{inFigures(total)}</dd>
      </dl>
      <p className="mt-3 border-t border-line pt-3 leading-6 text-soft">
        {total < cost ? 'That is not enough for this one.' : 'If it fails, the credits come back by themselves.'}
      </p>
    </aside>
  );
}

function withoutBlanks(body: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value.trim() !== ''));
}
