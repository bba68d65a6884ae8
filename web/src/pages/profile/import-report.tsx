import type { ImportView } from '../../../../src/edge/dashboard/api/types.ts';
import { Card } from '../../shell/page.tsx';

/** What the report counts, as one and as several, in the order of a resume. */
const NAMES: Record<string, [one: string, several: string]> = {
  employers: ['employer', 'employers'],
  roles: ['role', 'roles'],
  education: ['school', 'schools'],
  skills: ['group of skills', 'groups of skills'],
  projects: ['project', 'projects'],
  certificates: ['certificate', 'certificates'],
  languages: ['language', 'languages'],
  awards: ['award', 'awards'],
  publications: ['publication', 'publications'],
  volunteer: ['voluntary post', 'voluntary posts'],
  interests: ['interest', 'interests'],
  references: ['reference', 'references'],
};

/** What the import found, doubted and left over. */
export function ImportReport({ view }: { view: ImportView }) {
  const { report } = view;
  if (!report) return null;
  const found = Object.entries(NAMES).flatMap(([what, [one, several]]) => {
    const count = report.found[what] ?? 0;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
  });
  return (
    <Card title={`What was read from ${view.fileName ?? 'your file'}`}>
      <div className="grid gap-4 text-sm">
        <p>{found.length > 0 ? found.join(', ') : 'Nothing was recognised.'}</p>
        <Remarks title="Please check" remarks={report.doubtful} look="text-waiting" isOpen />
        <Remarks title="Found no place in the profile" remarks={report.leftOver} look="text-soft" isOpen={false} />
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
      <summary className={`font-semibold ${look}`}>
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
