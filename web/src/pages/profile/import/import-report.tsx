import type { Remark } from '../../../../../src/base/import-report.ts';
import type { ImportView } from '../../../../../src/edge/dashboard/api/types/profile.ts';
import { Card } from '../../../shell/page.tsx';
import { placeInWords, type Target, targetOf } from '../model/doubts.ts';

/** What the report counts, as one and as several, in the order of a resume. */
const NAMES: Record<string, [one: string, several: string]> = {
  employers: ['employer', 'employers'],
  roles: ['role', 'roles'],
  education: ['school', 'schools'],
  skills: ['line of skills', 'lines of skills'],
  projects: ['project', 'projects'],
  certificates: ['certificate', 'certificates'],
  languages: ['language', 'languages'],
  awards: ['award', 'awards'],
  publications: ['publication', 'publications'],
  volunteer: ['voluntary post', 'voluntary posts'],
  interests: ['interest', 'interests'],
  references: ['reference', 'references'],
};

interface Props {
  view: ImportView;
  /** Leads to the field of a remark, where it can be changed. */
  onShow?(target: Target): void;
}

/** What the import found, doubted and left over. */
export function ImportReport({ view, onShow }: Props) {
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
        <Remarks
          title="Please check"
          remarks={report.doubtful}
          look="text-waiting"
          isOpen
          targetOf={(remark) => (view.profile ? targetOf(view.profile, remark) : null)}
          onShow={onShow}
        />
        <Remarks title="Found no place in the profile" remarks={report.leftOver} look="text-soft" isOpen={false} />
      </div>
    </Card>
  );
}

interface RemarksProps {
  title: string;
  remarks: Remark[];
  look: string;
  isOpen: boolean;
  targetOf?(remark: Remark): Target | null;
  onShow?(target: Target): void;
}

function Remarks({ title, remarks, look, isOpen, targetOf, onShow }: RemarksProps) {
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
            <PlaceName place={remark.place} target={targetOf?.(remark) ?? null} onShow={onShow} /> {messageOf(remark)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Some messages begin with the place, which is said in words already. */
const messageOf = ({ place, message }: Remark): string =>
  place !== '' && message.startsWith(`${place} `) ? message.slice(place.length + 1) : message;

function PlaceName({ place, target, onShow }: { place: string; target: Target | null } & Pick<Props, 'onShow'>) {
  const words = placeInWords(place);
  if (words === '') return null;
  if (!target || !onShow) return <span className="font-semibold">{words}:</span>;
  return (
    <button
      type="button"
      className="cursor-pointer text-left font-semibold text-accent underline"
      onClick={() => onShow(target)}
    >
      {words}:
    </button>
  );
}
