import { type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { Icon } from './icon.tsx';

/** Large enough on a telephone that the browser does not zoom in on it. */
export const INPUT =
  'w-full rounded-md border border-field bg-raised px-3 py-2 text-base leading-6 text-ink placeholder:text-soft ' +
  'hover:border-soft aria-invalid:border-bad sm:text-sm sm:leading-5.5';

interface Around {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the value. */
  problem?: string | null;
}

function useAround({ hint, problem }: Around, given?: string) {
  const made = useId();
  const id = given ?? made;
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined;
  return { id, describedBy };
}

function Surround({ id, label, hint, problem, children }: Around & { id: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="text-sm text-bad" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface Described {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** For a field that is more than an input: `children` get what the input needs to be named and described. */
export function Labelled({ children, ...around }: Around & { id: string; children(described: Described): ReactNode }) {
  const { id, describedBy } = useAround(around, around.id);
  return (
    <Surround {...around}>
      {children({ id, 'aria-invalid': around.problem ? true : undefined, 'aria-describedby': describedBy })}
    </Surround>
  );
}

export function TextField({ label, hint, problem, ...input }: Around & InputHTMLAttributes<HTMLInputElement>) {
  const { id, describedBy } = useAround({ label, hint, problem }, input.id);
  return (
    <Surround id={id} label={label} hint={hint} problem={problem}>
      <input
        dir="auto"
        {...input}
        id={id}
        className={INPUT}
        aria-invalid={!!problem || undefined}
        aria-describedby={describedBy}
      />
    </Surround>
  );
}

export function TextArea({ label, hint, problem, ...input }: Around & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  const { id, describedBy } = useAround({ label, hint, problem }, input.id);
  return (
    <Surround id={id} label={label} hint={hint} problem={problem}>
      <textarea
        dir="auto"
        rows={4}
        {...input}
        id={id}
        className={INPUT}
        aria-invalid={!!problem || undefined}
        aria-describedby={describedBy}
      />
    </Surround>
  );
}

interface CheckboxProps {
  label: string;
  hint: ReactNode;
  isChecked: boolean;
  onChange(isChecked: boolean): void;
}

export function Checkbox({ label, hint, isChecked, onChange }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2.5 gap-y-1 text-sm">
      <input
        id={id}
        type="checkbox"
        className="size-5 accent-accent"
        checked={isChecked}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <p id={`${id}-hint`} className="col-start-2 text-soft">
        {hint}
      </p>
    </div>
  );
}

interface SelectProps extends Around {
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

export function Select({ label, hint, problem, value, choices, onChange }: SelectProps) {
  const { id, describedBy } = useAround({ label, hint, problem });
  return (
    <Surround id={id} label={label} hint={hint} problem={problem}>
      <div className="relative">
        <select
          id={id}
          className={`appearance-none truncate pr-9 ${INPUT}`}
          value={value}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon name="open" className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-soft" />
      </div>
    </Surround>
  );
}
