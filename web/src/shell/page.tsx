import { type ReactNode, useEffect } from 'react';

interface Props {
  title: string;
  /** One line under the title. */
  lead?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** For two things side by side. */
  isWide?: boolean;
  children: ReactNode;
}

export function Page({ title, lead, actions, isWide = false, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Letterpress`;
  }, [title]);
  return (
    <main
      id="main"
      tabIndex={-1}
      className={`mx-auto w-full px-4 py-8 outline-none sm:px-8 sm:py-10 ${isWide ? 'max-w-[100rem]' : 'max-w-5xl'}`}
    >
      <header className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4 sm:mb-8">
        <div className="grid gap-1.5">
          <h1 className="text-3xl leading-tight">{title}</h1>
          {lead && <p className="max-w-prose text-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </main>
  );
}

const BOX = 'rounded-xl border border-line bg-raised';

interface CardProps {
  title?: string;
  /** A sentence under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

export function Card({ title, lead, children }: CardProps) {
  return (
    <section className={`mb-6 p-5 sm:p-6 ${BOX}`}>
      {title && <h2 className={`text-lg leading-snug ${lead ? '' : 'mb-4'}`}>{title}</h2>}
      {lead && <p className="mb-4 max-w-prose text-sm text-soft">{lead}</p>}
      {children}
    </section>
  );
}

/** A part of a page of settings: on a wide screen, what it is about stands beside it. */
export function Part({ title, lead, children }: Required<CardProps>) {
  return (
    <section className="grid gap-x-10 gap-y-4 border-t border-line py-8 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="grid content-start gap-1.5">
        <h2 className="text-lg leading-snug">{title}</h2>
        <p className="text-sm leading-6 text-soft">{lead}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}

/** Things of one kind, one below the other. */
export function Rows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={`divide-y divide-line overflow-clip ${BOX}`} aria-label={label}>
      {children}
    </ul>
  );
}
