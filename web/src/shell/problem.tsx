import { type ErrorComponentProps, Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { Doorway } from './doorway.tsx';

export function NotFound() {
  return (
    <Doorway title="Not found" lead="There is no page at this address.">
      <Link to="/documents" className="text-accent underline">
        Go to your documents
      </Link>
    </Doorway>
  );
}

export function Problem({ error, reset }: ErrorComponentProps) {
  return (
    <Doorway title="That did not work" lead={error instanceof Error ? error.message : String(error)}>
      <Button onClick={reset}>Try again</Button>
    </Doorway>
  );
}
