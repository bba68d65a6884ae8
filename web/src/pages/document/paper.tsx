import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { DocumentView } from '../../../../src/edge/dashboard/api/types/documents.ts';
import { queries } from '../../api/queries.ts';
import { apiUrl } from '../../api/request.ts';
import { Notice } from '../../ui/notice.tsx';
import { UnderWay } from '../../ui/under-way.tsx';
import { type Place, placesOf } from './line-places.ts';
import type { PdfPage } from './pdf-pages.ts';

interface Props {
  document: DocumentView;
  /** Lines of the evidence that are looked at elsewhere, by their place in it. */
  looked: readonly number[];
  /** A line of the page was clicked. */
  onPick(line: number): void;
}

/** The page itself, or why there is none to see. */
export function Paper({ document, looked, onPick }: Props) {
  if (document.hasPdf) return <Drawn document={document} looked={looked} onPick={onPick} />;
  if (document.status === 'FAILED') return null;
  if (document.status === 'SUCCESS')
    return <Notice>The PDF is no longer stored. You can still read here what was on it.</Notice>;
  return (
    <div className="grid aspect-[1/1.35] place-content-center rounded-xl border border-line bg-raised">
      <UnderWay>{document.stage ?? 'Creating …'}</UnderWay>
    </div>
  );
}

/** While a revision is under way, the file is still the one before it. */
function versionOf({ finishedAt, revision }: DocumentView): string {
  const { number = 0, state } = revision ?? {};
  return `${finishedAt}-${state === 'pending' ? number - 1 : number}`;
}

function Drawn({ document, looked, onPick }: Props) {
  const version = versionOf(document);
  const pdf = useQuery({ ...queries.pdf(document.id, version), placeholderData: keepPreviousData });
  const { pages, drawnVersion, hasFailed } = usePages(pdf.isPlaceholderData ? undefined : pdf.data, version);
  const lines = drawnVersion === version ? document.evidence?.lines : undefined;
  const places = useMemo(() => (pages && lines ? placesOf(pages, lines) : []), [pages, lines]);
  const region = useRef<HTMLElement>(null);
  useKeepInView(region, places, looked);
  const address = apiUrl(`/documents/${document.id}/pdf?version=${encodeURIComponent(version)}`);
  return (
    <div className="grid gap-2">
      <section
        ref={region}
        tabIndex={0}
        aria-label="Page preview"
        className="relative max-h-[38dvh] overflow-y-auto rounded-xl border border-line bg-panel p-2 short:max-h-none lg:max-h-[calc(100dvh-5rem)]"
      >
        {(hasFailed || pdf.isError) && <Notice look="bad">The page cannot be shown here. Open it in a new tab.</Notice>}
        {!pages && !hasFailed && !pdf.isError && (
          <div className="grid aspect-[1/1.35] place-content-center">
            <UnderWay>Loading …</UnderWay>
          </div>
        )}
        <div className="grid gap-2">
          {pages?.map((page, index) => (
            <Sheet
              // biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file never move
              key={index}
              page={page}
              label={`Page ${index + 1} of ${pages.length}`}
              version={drawnVersion}
            >
              {places.map(
                (place, line) =>
                  place?.page === index + 1 && (
                    <Mark
                      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and never move
                      key={line}
                      place={place}
                      isLookedAt={looked.includes(line)}
                      onPick={() => onPick(line)}
                    />
                  ),
              )}
            </Sheet>
          ))}
        </div>
      </section>
      <a href={address} target="_blank" rel="noreferrer" className="justify-self-start text-sm text-accent underline">
        Open in a new tab
      </a>
    </div>
  );
}

interface OpenedFile {
  pages: PdfPage[] | null;
  drawnVersion: string;
}

/** What is drawn stays until the next file is open. */
function usePages(bytes: ArrayBuffer | undefined, version: string) {
  const [opened, setOpened] = useState<OpenedFile>({ pages: null, drawnVersion: '' });
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!bytes) return;
    let isOver = false;
    let close = () => {};
    const open = async () => {
      const { openPdf } = await import('./pdf-pages.ts');
      if (isOver) return;
      const pdf = openPdf(bytes);
      close = pdf.close;
      const pages = await pdf.pages;
      if (!isOver) setOpened({ pages, drawnVersion: version });
    };
    setFailed(false);
    open().catch(() => setFailed(!isOver));
    return () => {
      isOver = true;
      close();
    };
  }, [bytes, version]);
  return { ...opened, hasFailed };
}

interface SheetProps {
  page: PdfPage;
  label: string;
  version: string;
  children: React.ReactNode;
}

/** One page, drawn as sharp as the screen is, again whenever its width changes. */
function Sheet({ page, label, version, children }: SheetProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = host.current!;
    let drawnWidth = 0;
    let isOver = false;
    const draw = async () => {
      const width = shown.clientWidth;
      if (width === 0 || width === drawnWidth) return;
      drawnWidth = width;
      const canvas = await page.draw(width).catch(() => null);
      if (isOver || !canvas || width !== drawnWidth) return;
      canvas.className = 'block w-full';
      canvas.dataset.version = version;
      shown.replaceChildren(canvas);
    };
    const watching = new ResizeObserver(() => void draw());
    watching.observe(shown);
    return () => {
      isOver = true;
      watching.disconnect();
    };
  }, [page, version]);
  return (
    <div className="relative bg-white shadow-sm" style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      <div ref={host} role="img" aria-label={label} />
      {children}
    </div>
  );
}

const percent = (share: number): string => `${share * 100}%`;

/** A line on the page. For the pointer alone: the keyboard has the list of lines. */
function Mark({ place, isLookedAt, onPick }: { place: Place; isLookedAt: boolean; onPick(): void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-looked-at={isLookedAt || undefined}
      className="absolute cursor-pointer rounded-xs outline-offset-1 hover:bg-[#2563eb]/10 data-looked-at:bg-[#f59e0b]/25 data-looked-at:outline-2 data-looked-at:outline-[#b45309]"
      style={{
        left: percent(place.left),
        top: percent(place.top),
        width: percent(place.width),
        height: percent(place.height),
      }}
      onClick={onPick}
    />
  );
}

/** The preview follows what is looked at; the rest of the window stays where it is. */
function useKeepInView(
  region: RefObject<HTMLElement | null>,
  places: readonly (Place | null)[],
  looked: readonly number[],
): void {
  const first = looked[0];
  useEffect(() => {
    const shown = region.current;
    if (!shown || first === undefined || !places[first]) return;
    const mark = shown.querySelector<HTMLElement>('[data-looked-at]');
    if (!mark) return;
    const [box, within] = [mark.getBoundingClientRect(), shown.getBoundingClientRect()];
    if (box.top >= within.top && box.bottom <= within.bottom) return;
    shown.scrollTo({ top: shown.scrollTop + box.top - within.top - within.height / 3 });
  }, [region, places, first]);
}
