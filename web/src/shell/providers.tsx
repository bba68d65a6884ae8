import type { Options } from '../../../src/edge/dashboard/api/types/service.ts';
import { apiUrl } from '../api/request.ts';
import { buttonLook } from '../ui/button.tsx';

const NAMES = { google: 'Google', github: 'GitHub' } as const;

interface Props {
  names: Options['providers'];
  /** In another window, so that this page stays. */
  isElsewhere?: boolean;
}

/** Other ways to sign in, where the operator has set them up. */
export function Providers({ names, isElsewhere = false }: Props) {
  if (names.length === 0) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-5">
      {names.map((name) => (
        <a
          key={name}
          className={buttonLook()}
          href={apiUrl(`/oauth/${name}`)}
          target={isElsewhere ? '_blank' : undefined}
        >
          Continue with {NAMES[name]}
        </a>
      ))}
    </div>
  );
}
