/** Which test files `node test/run.ts` runs. Each file stands in one of these; what takes longest comes first in its suite. */
export interface Group {
  files: string[];
  /** One process for all of them, where a process for each would cost more than the tests. They must leave it as they found it. */
  isOneProcess?: true;
  /** Left out, with the reason, where no browser can be had. */
  isInBrowser?: true;
}

/** What dies in the middle of something, what is restored, what is installed, and what hostile files and models do. */
const DURABILITY = [
  'test/chaos/*.long.ts',
  'test/{cli,docs,language-model,proofs}/**/*.long.ts',
  'test/hostile/some-files.long.ts',
  'test/packaging/tarball.long.ts',
];

/** What a person typed is not lost, what fails is told in words, and the ways in hold. */
const DURABLE_PAGES = ['test/browser/{failures,unsaved,ways-in}.long.ts'];

export const SUITES: Record<string, Group[]> = {
  together: [
    { isOneProcess: true, files: ['src/edge/dashboard/api/{account,documents,profile,sign-in}/*.test.ts'] },
    { isOneProcess: true, files: ['test/contract/**/*.test.ts'] },
    { isOneProcess: true, files: ['test/docs/*.test.ts', 'test/language-model/!(client).test.ts'] },
    {
      isOneProcess: true,
      files: [
        'src/generation/**/*.test.ts',
        'test/{readback,engine-hostile}/*.test.ts',
        'test/proofs/{matching,provenance}.test.ts',
      ],
    },
    {
      isOneProcess: true,
      files: [
        'src/*.test.ts',
        'src/commands/command-line/*.test.ts',
        'src/{base,importing,settings}/**/*.test.ts',
        'src/domain/**/!(live).test.ts',
        'src/edge/{files,guards,mcp,ops,rest,site}/**/*.test.ts',
        'src/edge/dashboard/*.test.ts',
        'src/edge/dashboard/api/guards/*.test.ts',
        'src/platform/{files,language-model,mail,oauth,outbound}/**/*.test.ts',
        'src/platform/limits/**/!(memory).test.ts',
        'test/house/*.test.ts',
        'web/src/**/*.test.ts',
      ],
    },
    {
      isOneProcess: true,
      files: ['src/platform/{database,queue}/*.test.ts', 'src/platform/sandbox/{framing,last-words,messages}.test.ts'],
    },
  ],
  parts: [
    {
      files: [
        'src/commands/*.test.ts',
        'src/commands/server/*.test.ts',
        // It measures the event loop.
        'src/domain/documents/views/live.test.ts',
        // It measures the heap.
        'src/platform/limits/memory.test.ts',
        'src/platform/{database/embedded,telemetry}/**/*.test.ts',
        'src/platform/sandbox/!(framing|last-words|messages).test.ts',
        'test/{cli,hostile,packaging}/*.test.ts',
        'test/language-model/client.test.ts',
        'test/proofs/{fuzz,ledger}.test.ts',
        'test/proofs/faults/*.test.ts',
      ],
    },
  ],
  /** The dashboard and the site. */
  browser: [{ isInBrowser: true, files: ['test/browser/*.test.ts'] }],
  'browser-long': [{ isInBrowser: true, files: ['test/browser/!(failures|unsaved|ways-in).long.ts'] }],
  durability: [{ files: DURABILITY }, { isInBrowser: true, files: DURABLE_PAGES }],
  /** What a machine may have. */
  engines: [{ files: ['test/engines/{database,redis,redis-servers,redis-tls,s3}.test.ts'] }],
  long: [
    {
      files: [
        'test/engine-hostile/*.long.ts',
        'test/hostile/!(some-files).long.ts',
        'test/packaging/container.long.ts',
      ],
    },
  ],
};
