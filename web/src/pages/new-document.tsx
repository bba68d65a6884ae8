import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { type FormEvent, type HTMLInputTypeAttribute, useState } from 'react';
import type { DocumentKind } from '../../../src/base/contract.ts';
import type { NewDocument as Wanted } from '../../../src/edge/dashboard/api/types.ts';
import { queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { Page } from '../shell/page.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Failure, Notice } from '../ui/notice.tsx';

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
      lead={
        cost !== undefined && `Costs ${cost} credits; you have ${credits?.total}. A document that fails costs nothing.`
      }
    >
      {session && session.profile.status !== 'complete' && (
        <div className="mb-6">
          <Notice look="waiting">
            {session.profile.status === 'in_progress'
              ? 'Your resume is still being read. '
              : 'There is no profile yet. '}
            <Link to="/profile" className="underline">
              Go to your profile
            </Link>
          </Notice>
        </div>
      )}
      <form className="grid max-w-2xl gap-5" onSubmit={submit}>
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
            <fieldset className="grid gap-4 rounded-lg border border-line p-5 sm:grid-cols-2">
              <legend className="px-1 text-sm font-medium">To whom (all optional)</legend>
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
    </Page>
  );
}

function withoutBlanks(body: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value.trim() !== ''));
}
