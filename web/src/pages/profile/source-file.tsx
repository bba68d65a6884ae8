import type { ImportView } from '../../../../src/edge/dashboard/api/types.ts';
import { apiUrl } from '../../api/request.ts';

/** The file as it was given; it stays in sight while the person goes through what was read of it. */
export function SourceFile({ view }: { view: ImportView }) {
  return (
    <iframe
      title="The file as you gave it"
      src={apiUrl(`/profile/imports/${view.id}/source#toolbar=0&navpanes=0&view=FitH`)}
      className="h-[calc(100dvh-4rem)] min-h-96 w-full rounded-lg border border-line bg-panel lg:sticky lg:top-4"
    />
  );
}
