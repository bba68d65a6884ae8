import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { Credentials, Session, SignInAnswer } from '../../../src/edge/dashboard/api/types/sign-in.ts';
import { queries } from '../api/queries.ts';
import { request } from '../api/request.ts';
import { AuthPage } from '../shell/auth-page.tsx';
import { CodeStep } from '../shell/code-step.tsx';
import { EmailField, PasswordField } from '../shell/credential-fields.tsx';
import { Providers } from '../shell/providers.tsx';
import { useEnter } from '../shell/use-enter.ts';
import { Button } from '../ui/button.tsx';
import { Failure, Notice } from '../ui/notice.tsx';

/** What became of signing in with a provider; the server names it by a word. */
const ELSEWHERE: Record<string, string> = {
  refused: 'Signing in there did not work. Please try again.',
  taken: 'There is an account for your address already. Sign in with its password.',
  closed: 'New accounts are closed on this server. Ask the people who run it for one.',
  invite: 'This server takes new accounts by invitation. Create an account with your code first.',
  suspended: 'Your account is suspended. Ask the people who run this server to open it again.',
  unavailable: 'The other service does not answer. Please try again.',
};

export function SignIn() {
  const { next, problem, step } = useSearch({ from: '/sign-in' });
  const { data: options } = useQuery(queries.options());
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [needsCode, setNeedsCode] = useState(step === 'code');
  const client = useQueryClient();
  const router = useRouter();
  const enter = useEnter();
  const goIn = async (session: Session) => {
    if (!next?.startsWith('/') || next.startsWith('//')) return enter(session);
    client.setQueryData(queries.session().queryKey, session);
    router.history.push(router.basepath.replace(/\/$/, '') + next);
  };
  const signIn = useMutation({
    mutationFn: (credentials: Credentials) => request<SignInAnswer>('POST', '/sign-in', credentials),
    onSuccess: (answer) => ('needsCode' in answer ? setNeedsCode(true) : goIn(answer)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ email, password });
  };
  if (needsCode) {
    return (
      <AuthPage title="One more step" lead="Your account asks for a code besides the password.">
        <CodeStep onEnter={goIn} onBack={() => setNeedsCode(false)} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Sign in">
      {problem && <Notice look="bad">{ELSEWHERE[problem] ?? ELSEWHERE.refused}</Notice>}
      <form className="grid gap-5" onSubmit={submit}>
        <EmailField autoFocus value={email} onChange={setEmail} />
        <PasswordField value={password} onChange={setPassword} />
        <Failure error={signIn.error} />
        <Button type="submit" look="primary" isBusy={signIn.isPending}>
          Sign in
        </Button>
      </form>
      <Providers names={options?.providers ?? []} />
      <p className="flex flex-wrap justify-between gap-2 text-sm">
        <Link to="/forgot" className="text-accent underline">
          Forgot your password?
        </Link>
        {options && options.signUp !== 'off' && (
          <Link to="/sign-up" className="text-accent underline">
            Create an account
          </Link>
        )}
      </p>
    </AuthPage>
  );
}
