import { type ReactNode, useEffect } from 'react';

/** Around the pages of somebody who is not signed in. */
export function Doorway({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} · Letterpress`;
  }, [title]);
  return (
    <div className="grid min-h-dvh content-center justify-items-center bg-panel px-4 py-10">
      <main className="w-full max-w-sm rounded-xl border border-line bg-paper p-8 shadow-sm">
        <p className="mb-6 font-serif text-xl font-semibold text-accent">Letterpress</p>
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="mt-1 text-sm text-soft">{lead}</p>}
        <div className="mt-6 grid gap-4">{children}</div>
      </main>
    </div>
  );
}
