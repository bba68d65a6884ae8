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
      className={`mx-auto w-full px-4 py-8 outline-none sm:px-8 ${isWide ? 'max-w-[100rem]' : 'max-w-5xl'}`}
    >
      <header className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-3xl leading-tight">{title}</h1>
          {lead && <p className="max-w-prose text-soft">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </main>
  );
}

export function Card({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="mb-6 rounded-lg border border-line p-5">
      {title && <h2 className="mb-3 text-lg">{title}</h2>}
      {children}
    </section>
  );
}
