/** Reads named files out of a ZIP archive, within limits that no resume reaches. Nothing is ever written to disk. */
import { type UnzipFileInfo, type Unzipped, unzipSync } from 'fflate';
import { ImportFailed } from './failed.ts';

const MAX_ENTRIES = 2000;
const MAX_INFLATED_BYTES = 50 * 1024 * 1024;
/** Text packs at best about thirty to one; far beyond that, the content was made to burst. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = 1024 * 1024;

const DAMAGED =
  'The file is a damaged or password-protected ZIP or Word file: it cannot be unpacked. Open it, save it again without a password, and import that.';

/** The files whose names are `wanted`, by name. The sizes that the archive declares bound what is unpacked. */
export function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  const files = inflate(bytes, (file) => wanted(file.name));
  return new Map(Object.entries(files));
}

export function zipNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  inflate(bytes, ({ name }) => {
    names.push(name);
    return false;
  });
  return names;
}

function inflate(bytes: Uint8Array, wanted: (file: UnzipFileInfo) => boolean): Unzipped {
  const limits = new ArchiveLimits();
  try {
    return unzipSync(bytes, {
      filter(file) {
        limits.countEntry(file);
        if (!wanted(file)) return false;
        limits.countContent(file);
        return true;
      },
    });
  } catch (cause) {
    if (cause instanceof ImportFailed) throw cause;
    throw new ImportFailed(DAMAGED, { cause });
  }
}

class ArchiveLimits {
  #entries = 0;
  #bytes = 0;
  readonly #unpacked = new Set<string>();

  countEntry({ name }: UnzipFileInfo): void {
    this.#entries++;
    if (this.#entries > MAX_ENTRIES) {
      throw new ImportFailed(
        `The archive holds more than ${MAX_ENTRIES.toLocaleString('en-US')} files, which no resume needs. Choose the resume itself.`,
      );
    }
    if (leadsOutside(name)) {
      throw new ImportFailed(
        'The archive holds a file name that leads outside of it, so it was not made by Word or LinkedIn. Save or download the file again.',
      );
    }
  }

  countContent({ name, size, originalSize }: UnzipFileInfo): void {
    this.#bytes += originalSize;
    const bursts = originalSize > RATIO_FROM_BYTES && originalSize > size * MAX_RATIO;
    if (bursts || this.#bytes > MAX_INFLATED_BYTES) {
      throw new ImportFailed(
        'The file unpacks to far more than a resume can hold (the limit is 50 MB). Save it again without attachments, and import that.',
      );
    }
    // Two files of one name are two documents in one: which of them a person saw cannot be known.
    if (this.#unpacked.has(name)) throw new ImportFailed(DAMAGED);
    this.#unpacked.add(name);
  }
}

function leadsOutside(name: string): boolean {
  return /^[\\/]|^[a-z]:/i.test(name) || name.split(/[\\/]/).includes('..');
}
