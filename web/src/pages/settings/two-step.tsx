import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { NewSecondFactor } from '../../../../src/edge/dashboard/api/types/sign-in.ts';
import { queries, refresh } from '../../api/queries.ts';
import { request } from '../../api/request.ts';
import { CodeField, problemAt } from '../../shell/code-step.tsx';
import { PasswordField } from '../../shell/credential-fields.tsx';
import { Button } from '../../ui/button.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loaded } from '../../ui/loading.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { QrImage } from '../../ui/qr-image.tsx';

type Step = 'password' | { secret: NewSecondFactor } | { recoveryCodes: string[] } | 'off' | null;

/** A code of an app behind the password. */
export function TwoStep() {
  const factor = useQuery(queries.secondFactor());
  const [step, setStep] = useState<Step>(null);
  const client = useQueryClient();
  const onChanged = () => refresh(client, 'second-factor', 'sessions');
  const close = () => setStep(null);
  return (
    <Loaded query={factor}>
      {({ isOn, recoveryCodesLeft }) => (
        <div className="grid justify-items-start gap-4">
          <p className="text-sm leading-6">
            {isOn ? (
              <>
                <strong className="text-good">On.</strong> {recoveryCodesLeft} of 10 recovery codes are left
                {recoveryCodesLeft < 3 && ': turn it off and on again to get new ones'}.
              </>
            ) : (
              'Off. Anybody who learns your password can sign in.'
            )}
          </p>
          <Button onClick={() => setStep(isOn ? 'off' : 'password')}>
            {isOn ? 'Turn off two-step sign-in' : 'Turn on two-step sign-in'}
          </Button>
          {step === 'password' && <AskPassword onClose={close} onBegun={(secret) => setStep({ secret })} />}
          {step === 'off' && <TurnOff onClose={close} onDone={onChanged} />}
          {step !== null && typeof step === 'object' && 'secret' in step && (
            <EnterFirst
              given={step.secret}
              onClose={close}
              onDone={(recoveryCodes) => {
                setStep({ recoveryCodes });
                onChanged();
              }}
            />
          )}
          {step !== null && typeof step === 'object' && 'recoveryCodes' in step && (
            <RecoveryCodes codes={step.recoveryCodes} onClose={close} />
          )}
        </div>
      )}
    </Loaded>
  );
}

function AskPassword({ onClose, onBegun }: { onClose(): void; onBegun(secret: NewSecondFactor): void }) {
  const [password, setPassword] = useState('');
  const begin = useMutation({
    mutationFn: () => request<NewSecondFactor>('POST', '/second-factor/begin', { password }),
    onSuccess: onBegun,
  });
  const problem = problemAt(begin.error, 'password');
  return (
    <Dialog title="Turn on two-step sign-in" onClose={onClose}>
      <Form action="Continue" isBusy={begin.isPending} onClose={onClose} onSubmit={() => begin.mutate()}>
        <PasswordField label="Your password" value={password} problem={problem} onChange={setPassword} />
        {!problem && <Failure error={begin.error} />}
      </Form>
    </Dialog>
  );
}

interface EnterProps {
  given: NewSecondFactor;
  onClose(): void;
  onDone(recoveryCodes: string[]): void;
}

function EnterFirst({ given, onClose, onDone }: EnterProps) {
  const [code, setCode] = useState('');
  const confirm = useMutation({
    mutationFn: () => request<{ recoveryCodes: string[] }>('POST', '/second-factor/confirm', { code }),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  });
  const problem = problemAt(confirm.error, 'code');
  const inFours = given.secret.match(/.{1,4}/g)!.join(' ');
  return (
    <Dialog title="Add it to your app" onClose={onClose}>
      <Form action="Turn on" isBusy={confirm.isPending} onClose={onClose} onSubmit={() => confirm.mutate()}>
        <p className="text-sm leading-6 text-soft">
          In an authenticator app, add an account by scanning this code, or by typing in the key below it. If you are on
          your phone,{' '}
          <a className="text-accent underline" href={given.uri}>
            open it in the app
          </a>
          .
        </p>
        <QrImage text={given.uri} label="QR code for your authenticator app" />
        <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-panel p-3">
          <code className="font-mono text-sm leading-6 break-words">{inFours}</code>
          <span className="shrink-0">
            <Copy text={given.secret} what="the key" />
          </span>
        </div>
        <CodeField hint="The six digits that the app shows then." value={code} problem={problem} onChange={setCode} />
        {!problem && <Failure error={confirm.error} />}
      </Form>
    </Dialog>
  );
}

/** Not closed by accident: they are shown this once. */
function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <Dialog title="Keep your recovery codes" onClose={() => {}}>
      <div ref={done} tabIndex={-1} className="grid gap-4 outline-none">
        <Notice look="good">Two-step sign-in is on. Your other devices were signed out.</Notice>
        <p className="text-sm leading-6 text-soft">
          If you lose your phone, each of these codes lets you in once. This is the only time that they are shown.
        </p>
        <ul className="grid grid-cols-1 gap-1 rounded-md border border-line bg-panel p-3 font-mono text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="flex flex-wrap justify-end gap-2">
          <Copy text={codes.join('\n')} what="the recovery codes" />
          <Button look="primary" onClick={onClose}>
            I have saved them
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function TurnOff({ onClose, onDone }: { onClose(): void; onDone(): void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const off = useMutation({
    mutationFn: () => request('POST', '/second-factor/off', { password, code }),
    onSuccess: () => {
      onClose();
      onDone();
    },
  });
  const problems = { password: problemAt(off.error, 'password'), code: problemAt(off.error, 'code') };
  return (
    <Dialog title="Turn off two-step sign-in?" onClose={onClose}>
      <Form action="Turn off" isBusy={off.isPending} onClose={onClose} onSubmit={() => off.mutate()}>
        <PasswordField label="Your password" value={password} problem={problems.password} onChange={setPassword} />
        <CodeField value={code} problem={problems.code} onChange={setCode} />
        {!problems.password && !problems.code && <Failure error={off.error} />}
      </Form>
    </Dialog>
  );
}

interface FormProps {
  action: string;
  isBusy: boolean;
  onClose(): void;
  onSubmit(): void;
  children: React.ReactNode;
}

function Form({ action, isBusy, onClose, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
      {children}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
