import { type ReactNode, useEffect } from 'react';
import { ROOT } from '../lib/root.ts';
import { Brand } from './brand.tsx';

/** Around the pages of somebody who is not signed in. */
export function AuthPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Letterpress`;
  }, [title]);
  return (
    <div className="grid min-h-dvh content-center justify-items-center gap-6 bg-panel px-4 py-10">
      <header>
        <a href={`${ROOT}../`}>
          <Brand />
        </a>
      </header>
      <main className="mb-[8vh] w-full max-w-sm rounded-xl border border-line bg-raised p-6 shadow-sm sm:p-8">
        <h1 className="text-2xl leading-tight">{title}</h1>
        {lead && <p className="mt-2 text-sm text-soft">{lead}</p>}
        <div className="mt-6 grid gap-5">{children}</div>
      </main>
    </div>
  );
}
