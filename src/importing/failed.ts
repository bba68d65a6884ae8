/** The file cannot become a profile. The message is for the person who chose the file: what is wrong, where, and what to do. */
export class ImportFailed extends Error {
  constructor(message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.name = 'ImportFailed';
  }
}
