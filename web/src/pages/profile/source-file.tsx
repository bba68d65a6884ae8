import type { ImportView } from '../../../../src/edge/dashboard/api/types.ts';
import { apiUrl } from '../../api/request.ts';

/** The file as it was given; it stays in sight while the person goes through what was read of it. */
export function SourceFile({ view }: { view: ImportView }) {
  const address = apiUrl(`/profile/imports/${view.id}/source`);
  return (
    <div className="lg:sticky lg:top-4 lg:self-start">
      <p className="mb-2 flex justify-between gap-4 text-sm text-soft">
        <span className="truncate">{view.fileName}</span>
        <a href={address} target="_blank" rel="noreferrer" className="shrink-0 text-accent underline">
          Open by itself
        </a>
      </p>
      <iframe
        title="The file as you gave it"
        src={`${address}#toolbar=0&navpanes=0&view=FitH`}
        className="h-[60dvh] min-h-96 w-full rounded-xl border border-line bg-panel lg:h-[calc(100dvh-4.5rem)]"
      />
    </div>
  );
}
