import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type FormEvent, type HTMLInputTypeAttribute, useEffect, useRef } from 'react';
import type { DocumentKind } from '../../../src/base/contract.ts';
import { DEFAULT_SETTINGS, lookOf } from '../../../src/base/documents/settings.ts';
import type { DocumentView, NewDocument as Wanted } from '../../../src/edge/dashboard/api/types/documents.ts';
import { queries, refresh } from '../api/queries.ts';
import { RequestFailed, request } from '../api/request.ts';
import { inFigures } from '../lib/figures.ts';
import { Page } from '../shell/page.tsx';
import { ProfileBlocked } from '../shell/profile-blocked.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Loaded } from '../ui/loading.tsx';
import { LookFields } from './document/look-fields.tsx';
import { CreateProblem, NoName, wasMadeBefore } from './new-document/create-problem.tsx';
import { draftName } from './new-document/drafts.ts';
import { formBodyOf, today, withoutBlanks } from './new-document/form-body.ts';
import { useDraft } from './new-document/use-draft.ts';

/** What is wrong with a field, where the words of the public interface are not those of a person. */
const AT_FIELDS: Readonly<Record<string, string>> = {
  company_url: 'We could not read this website. Check the address, or leave the field empty.',
};

interface LetterField {
  name: string;
  label: string;
  type?: HTMLInputTypeAttribute;
  isWide?: boolean;
}

const RECIPIENT: LetterField[] = [
  { name: 'hiring_manager_name', label: 'Hiring manager’s name' },
  { name: 'hiring_manager_email', label: 'Hiring manager’s e-mail', type: 'email' },
  { name: 'company_street_address', label: 'Street', isWide: true },
  { name: 'company_city', label: 'City' },
  { name: 'company_state', label: 'State or region' },
  { name: 'company_zip', label: 'Postal code' },
  { name: 'date', label: 'Date of the letter', type: 'date' },
];

const ACTIONS: Record<DocumentKind, string> = { resume: 'Create resume', cover_letter: 'Create cover letter' };

export function NewDocument() {
  const { kind: given } = useParams({ from: '/inside/new/$kind' });
  const { from } = useSearch({ from: '/inside/new/$kind' });
  const kind: DocumentKind = given === 'cover_letter' ? 'cover_letter' : 'resume';
  const { data: session } = useQuery(queries.session());
  const { data: credits } = useQuery(queries.credits());
  const cost = credits && (kind === 'resume' ? credits.costs.resume : credits.costs.coverLetter);
  return (
    <Page
      title={kind === 'resume' ? 'New resume' : 'New cover letter'}
      lead="Written for one job, using only what is in your profile."
    >
      {session && <ProfileBlocked profile={session.profile} />}
      {session?.profile.status === 'complete' && !session.profile.hasName && (
        <div className="mb-6">
          <NoName />
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-12">
        {session && <Begun kind={kind} accountId={session.account.id} from={from} />}
        {cost !== undefined && <Price cost={cost} total={credits!.total} />}
      </div>
    </Page>
  );
}

interface BegunProps {
  kind: DocumentKind;
  accountId: string;
  from: string | undefined;
}

/** The empty form, or that of a document that is there already. */
function Begun({ kind, accountId, from }: BegunProps) {
  const name = draftName(accountId, kind, from);
  const source = useQuery({ ...queries.document(from ?? ''), enabled: from !== undefined });
  if (from === undefined) return <Form key={name} kind={kind} name={name} source={null} />;
  return <Loaded query={source}>{(document) => <Form key={name} kind={kind} name={name} source={document} />}</Loaded>;
}

interface FormProps {
  kind: DocumentKind;
  name: string;
  source: DocumentView | null;
}

function Form({ kind, name, source }: FormProps) {
  const begun: Record<string, string> = kind === 'cover_letter' ? { date: today(new Date()) } : {};
  const start = { body: { ...(source && formBodyOf(source.request)), ...begun }, look: source?.look ?? null };
  const { draft, change, keep, renewKey, forget } = useDraft(name, start);
  const { data: settings } = useQuery(queries.settings());
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: (wanted: Wanted) =>
      request<{ id: string }>('POST', '/documents', wanted, { 'idempotency-key': draft.key }),
    onMutate: keep,
    onSuccess: async ({ id }) => {
      forget();
      refresh(client, 'documents', 'credits', 'session');
      await navigate({ to: '/documents/$id', params: { id } });
    },
    onError: (error) => {
      if (wasMadeBefore(error)) renewKey();
    },
  });
  const problemAt = (field: string): string | null =>
    create.error instanceof RequestFailed && create.error.problem.field === field
      ? (AT_FIELDS[field] ?? create.error.message)
      : null;
  const bind = (field: string) => ({
    name: field,
    value: draft.body[field] ?? '',
    problem: problemAt(field),
    onChange: (event: { target: { value: string } }) =>
      change({ body: { ...draft.body, [field]: event.target.value } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate({ kind, body: withoutBlanks(draft.body), ...(draft.look && { look: draft.look }) });
  };
  const form = useRef<HTMLFormElement>(null);
  const isDuplicate = source?.kind === kind;
  useEffect(() => {
    // For another posting: what is pasted takes the place of this one.
    if (isDuplicate) form.current?.querySelector('textarea')?.select();
  }, [isDuplicate]);
  const isAtField = create.error instanceof RequestFailed && (create.error.problem.field ?? '') in draft.body;
  return (
    <form ref={form} className="grid content-start gap-6" onSubmit={submit}>
      <TextField
        label="Title"
        required
        maxLength={255}
        hint="To find it again. Only you see it."
        placeholder={kind === 'resume' ? 'Nurse, St. Mary’s' : 'Letter to St. Mary’s'}
        {...bind('title')}
      />
      <TextArea
        label="Job description"
        required
        rows={12}
        dir="auto"
        hint="Paste the whole job ad. The more of it, the better the match. It is saved on this device until you create the document."
        {...bind('job_description')}
      />
      <TextField
        label="Company website (optional)"
        inputMode="url"
        autoComplete="off"
        placeholder="example.com"
        hint="We read its front page once."
        {...bind('company_url')}
      />
      {kind === 'cover_letter' && (
        <>
          <fieldset className="grid gap-5 border-y border-line py-6 sm:grid-cols-2">
            <legend className="sr-only">Recipient</legend>
            <p aria-hidden="true" className="font-serif text-lg font-semibold sm:col-span-2">
              Recipient <span className="font-sans text-sm font-normal text-soft">optional</span>
            </p>
            {RECIPIENT.map((field) => (
              <div key={field.name} className={field.isWide ? 'sm:col-span-2' : ''}>
                <TextField label={field.label} type={field.type} autoComplete="off" {...bind(field.name)} />
              </div>
            ))}
          </fieldset>
          <TextArea
            label="Anything else to mention? (optional)"
            rows={4}
            dir="auto"
            hint="In your own words: why this company, when you can start, what your profile does not say."
            {...bind('additional_context')}
          />
        </>
      )}
      <details className="text-sm">
        <summary className="text-accent">Choose a look for this document</summary>
        <div className="mt-4">
          <LookFields
            look={draft.look ?? lookOf({ ...DEFAULT_SETTINGS, ...settings })}
            onChange={(look) => change({ look })}
          />
        </div>
      </details>
      {!isAtField && <CreateProblem error={create.error} action={ACTIONS[kind]} />}
      <div>
        <Button type="submit" look="primary" isBusy={create.isPending}>
          {ACTIONS[kind]}
        </Button>
      </div>
    </form>
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
        {total < cost ? 'You do not have enough credits for this.' : 'If it fails, you get your credits back.'}
      </p>
    </aside>
  );
}
