import { useQuery } from '@tanstack/react-query';
import { queries } from '../api/queries.ts';
import { TextField } from '../ui/field.tsx';

interface Props {
  value: string;
  onChange(value: string): void;
  problem?: string | null;
  autoFocus?: boolean;
}

export function EmailField({ value, onChange, ...rest }: Props) {
  return (
    <TextField
      label="E-mail"
      type="email"
      autoComplete="username"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}

export function PasswordField({ value, onChange, label = 'Password', ...rest }: Props & { label?: string }) {
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}

/** One that is being chosen: the server says how long it must be. */
export function NewPasswordField({ value, onChange, label = 'Password', ...rest }: Props & { label?: string }) {
  const { data: options } = useQuery(queries.options());
  return (
    <TextField
      label={label}
      type="password"
      autoComplete="new-password"
      required
      minLength={options?.passwordMinLength}
      hint={options && `At least ${options.passwordMinLength} characters.`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...rest}
    />
  );
}
