import type { ImportView } from '../../../../src/edge/dashboard/api/types.ts';
import { apiUrl } from '../../api/request.ts';
import { Card } from '../../shell/page.tsx';

/** What the import found, doubted and left over, beside the file itself. */
export function ImportReport({ view }: { view: ImportView }) {
  const { report } = view;
  if (!report) return null;
  const found = Object.entries(report.found).filter(([, count]) => count > 0);
  return (
    <Card title={`What was read from ${view.fileName ?? 'your file'}`}>
      <div className="grid gap-4 text-sm">
        <p>
          {found.length > 0 ? found.map(([what, count]) => `${count} ${what}`).join(', ') : 'Nothing was recognised.'}
        </p>
        <Remarks title="Please check" remarks={report.doubtful} look="text-waiting" isOpen />
        <Remarks title="Found no place in the profile" remarks={report.leftOver} look="text-soft" isOpen={false} />
        {view.hasSource && (
          <details>
            <summary className="cursor-pointer text-accent">Show the file</summary>
            <iframe
              title="The file as you gave it"
              src={apiUrl(`/profile/imports/${view.id}/source`)}
              className="mt-3 h-[36rem] w-full rounded border border-line bg-panel"
            />
          </details>
        )}
      </div>
    </Card>
  );
}

interface RemarksProps {
  title: string;
  remarks: { place: string; message: string }[];
  look: string;
  isOpen: boolean;
}

function Remarks({ title, remarks, look, isOpen }: RemarksProps) {
  if (remarks.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary className={`cursor-pointer font-medium ${look}`}>
        {title} ({remarks.length})
      </summary>
      <ul className="mt-2 grid max-h-64 list-disc gap-1 overflow-y-auto pl-5">
        {remarks.map((remark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: remarks have no other name, and never move
          <li key={index}>
            {remark.place && <code className="font-mono text-xs text-soft">{remark.place}</code>} {remark.message}
          </li>
        ))}
      </ul>
    </details>
  );
}
