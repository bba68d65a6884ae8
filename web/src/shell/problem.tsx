import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { Button, buttonLook } from '../ui/button.tsx';
import { AuthPage } from './auth-page.tsx';

export function NotFound() {
  return (
    <AuthPage title="Not found" lead="There is no page at this address.">
      <Link to="/documents" className={buttonLook('primary')}>
        Go to your documents
      </Link>
    </AuthPage>
  );
}

export function Problem({ error, reset }: ErrorComponentProps) {
  return (
    <AuthPage title="That did not work" lead={error instanceof Error ? error.message : String(error)}>
      <Button look="primary" onClick={reset}>
        Try again
      </Button>
    </AuthPage>
  );
}
