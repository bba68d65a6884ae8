import { useQuery } from '@tanstack/react-query';
import type { ImportView } from '../../../../../src/edge/dashboard/api/types/profile.ts';
import { queries } from '../../../api/queries.ts';
import { apiUrl } from '../../../api/request.ts';
import { Loaded } from '../../../ui/loading.tsx';

const PANE = 'h-[60dvh] min-h-96 w-full rounded-xl border border-line bg-panel lg:h-[calc(100dvh-4.5rem)]';

/** The file as it was given; it stays in sight while the person goes through what was read of it. */
export function SourceFile({ view }: { view: ImportView }) {
  const address = apiUrl(`/profile/imports/${view.id}/source`);
  return (
    <div className="min-w-0 lg:sticky lg:top-4 lg:self-start">
      <p className="mb-2 flex justify-between gap-4 text-sm text-soft">
        <span className="truncate">{view.fileName}</span>
        <a href={address} target="_blank" rel="noreferrer" className="shrink-0 text-accent underline">
          {view.hasText ? 'Download it' : 'Open in a new tab'}
        </a>
      </p>
      {view.hasText ? (
        <ShownText id={view.id} />
      ) : (
        <iframe title="The file as you gave it" src={`${address}#toolbar=0&navpanes=0&view=FitH`} className={PANE} />
      )}
    </div>
  );
}

/** Of a file that no browser shows. */
function ShownText({ id }: { id: string }) {
  const query = useQuery(queries.importText(id));
  return (
    <Loaded query={query}>
      {({ text }) => (
        <section
          tabIndex={0}
          aria-label="The text of the file"
          dir="auto"
          className={`overflow-auto p-5 text-sm leading-6 whitespace-pre-wrap ${PANE}`}
        >
          {text}
        </section>
      )}
    </Loaded>
  );
}
