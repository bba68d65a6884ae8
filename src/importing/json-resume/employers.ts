/**
 * JSON Resume lists jobs, each with its employer's name; the profile lists employers, each with its roles.
 * What a job said otherwise than its employer's entry now says is kept in the role's `source`.
 */
import type { Employer, Role } from '../../base/profile.ts';
import { factOf, factsOf, type Ids, textOf, textsOf } from './facts.ts';
import type { SourceJob } from './sections.ts';
import { readSpan, writeSpan } from './span.ts';

type Shared = Pick<Employer, 'name' | 'url' | 'description'>;
const SHARED = ['name', 'url', 'description'] as const;

export function readEmployers(jobs: readonly SourceJob[], ids: Ids): Employer[] {
  return consecutiveJobs(jobs).map((group) => readEmployer(group, ids));
}

export function writeEmployers(employers: readonly Employer[]): SourceJob[] {
  return employers.flatMap((employer) => inSourceOrder(employer.roles).map((role) => writeJob(employer, role)));
}

/** Jobs that follow each other under one name: a promotion, not a new employer. */
function consecutiveJobs(jobs: readonly SourceJob[]): SourceJob[][] {
  const groups: SourceJob[][] = [];
  for (const job of jobs) {
    const group = groups.at(-1);
    if (group && sameEmployer(group[0]!, job)) group.push(job);
    else groups.push([job]);
  }
  return groups;
}

function sameEmployer(one: SourceJob, other: SourceJob): boolean {
  return one.name !== null && other.name !== null && plain(one.name) === plain(other.name);
}

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

function readEmployer(jobs: readonly SourceJob[], ids: Ids): Employer {
  const shared: Shared = {
    name: firstSaid(jobs, 'name'),
    url: firstSaid(jobs, 'url'),
    description: firstSaid(jobs, 'description'),
  };
  const location = jobs.every((job) => job.location === jobs[0]!.location) ? jobs[0]!.location : null;
  const id = ids('employer', shared.name);
  const roles = jobs.map((job) => readRole(job, shared, location, ids));
  return { id, ...shared, location, roles: newestFirst(roles) };
}

function firstSaid(jobs: readonly SourceJob[], key: keyof Shared): string | null {
  return jobs.find((job) => job[key] !== null)?.[key] ?? null;
}

function readRole(job: SourceJob, shared: Shared, employerLocation: string | null, ids: Ids): Role {
  const saidOtherwise = SHARED.filter((key) => job[key] !== shared[key]).map((key) => [key, job[key]] as const);
  return {
    id: ids('role', shared.name, job.position, job.start),
    position: job.position,
    ...readSpan(job),
    location: employerLocation === null ? job.location : null,
    summary: factOf(ids, 'summary', job.summary),
    highlights: factsOf(ids, 'highlight', job.highlights),
    ...(saidOtherwise.length > 0 ? { source: { employer: Object.fromEntries(saidOtherwise) } } : {}),
    extra: job.extra,
  };
}

/** Roles without a start cannot be ordered by time; then the source's order stands. */
function newestFirst(roles: readonly Role[]): Role[] {
  const sorted = roles.every((role) => role.start !== null) ? roles.toSorted(byNewest) : [...roles];
  if (sorted.every((role, index) => role === roles[index])) return sorted;
  return sorted.map((role) => ({ ...role, source: { ...role.source, place: roles.indexOf(role) } }));
}

function byNewest(one: Role, other: Role): number {
  if (one.current !== other.current) return one.current ? -1 : 1;
  if (one.start === other.start) return 0;
  return one.start! > other.start! ? -1 : 1;
}

function inSourceOrder(roles: readonly Role[]): Role[] {
  if (roles.some((role) => role.source?.place === undefined)) return [...roles];
  return roles.toSorted((one, other) => one.source!.place! - other.source!.place!);
}

function writeJob(employer: Employer, role: Role): SourceJob {
  const { name, url, description } = { ...employer, ...role.source?.employer };
  return {
    name,
    url,
    description,
    location: role.location ?? employer.location,
    position: role.position,
    ...writeSpan(role),
    summary: textOf(role.summary),
    highlights: textsOf(role.highlights),
    extra: role.extra,
  };
}
