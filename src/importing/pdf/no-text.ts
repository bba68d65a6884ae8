import { ImportFailed } from '../failed.ts';

/** The PDF has pages, but nothing on them is text: what a scan looks like from inside. */
export class NoTextInPdf extends ImportFailed {
  constructor() {
    super(
      'The PDF has no text in it; it is probably a scan. Export it again from the program it was written in, or choose another file.',
    );
  }
}
