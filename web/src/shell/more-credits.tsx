import { useQuery } from '@tanstack/react-query';
import { queries } from '../api/queries.ts';
import { isAddress } from '../lib/credits-left.ts';

/** Where to get more, as whoever runs the service says. */
export function MoreCredits() {
  const { data: options } = useQuery(queries.options());
  if (!options) return null;
  const { creditsHelp: help } = options;
  if (help === null) return 'Need more? Ask the people who run this service.';
  if (!isAddress(help)) return <span dir="auto">{help}</span>;
  return (
    <a className="font-semibold underline" href={help} target="_blank" rel="noreferrer">
      Get more credits
    </a>
  );
}
