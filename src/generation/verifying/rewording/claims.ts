/**
 * Words that claim rank, reach, praise, results or a qualification. Around its facts a reworded line may say anything
 * in plain words, but none of these unless its source does. They are compared by `normOf`, so each stands once.
 */
import { normOf } from '../tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(normOf));

/** What makes a deed smaller, as its verb: it stays, or the line says more than its source. */
export const HEDGING_VERBS =
  words(`help assist support aid contribute participate collaborate cooperate co-operate shadow observe learn try
  attempt involve partake propose aim`);
/** The same as nouns and adverbs. */
export const HEDGING_WORDS =
  words(`participation collaboration cooperation involvement contribution assistance exposure together jointly
  alongside co`);

/** How much somebody is put in charge by the verb; any other deed is 1. */
const RANKED: Readonly<Record<number, string>> = {
  2: 'coordinate organize organise run administer host arrange facilitate keep maintain handle control carry look operate',
  3: 'manage oversee supervise command preside govern',
  4: `lead head direct spearhead chair founded co-founded pioneer establish orchestrate champion own master helm captain
    initiate launch mastermind architect`,
};

export const RANK_OF: ReadonlyMap<string, number> = new Map(
  Object.entries(RANKED).flatMap(([rank, verbs]) => verbs.split(/\s+/).map((verb) => [normOf(verb), Number(rank)])),
);

/** Whoever has such a title is in charge, whatever verb the fact uses. */
export const TITLE_RANKS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    2: 'coordinator organiser organizer administrator',
    3: 'manager supervisor foreman superintendent',
    4: 'lead leader head director chief chair president owner founder principal partner captain executive ceo cto cfo',
  }).flatMap(([rank, titles]) => titles.split(' ').map((title) => [normOf(title), Number(rank)])),
);

/** Rank, reach and praise. Said only where the fact or its entry says it. */
export const CLAIMS = words(`
  senior junior chief principal head director deputy vice president vp ceo cto cfo coo executive manager supervisor foreman
  leader lead founder co-founder owner partner chairman chairwoman chairperson superintendent captain master
  sole solely singlehandedly handedly alone independently autonomously exclusive exclusively personally
  award awarded winning prize medal honour honor nominated recognised recognized acclaimed renowned famous prestigious
  best top leading largest biggest highest fastest youngest first finest number-one foremost premier elite
  expert specialist guru mastery proven exceptional outstanding excellent superior unrivalled unmatched unparalleled
  unprecedented record groundbreaking revolutionary innovative cutting-edge flagship critical strategic high-profile
  nationwide national nationally international internationally global globally worldwide multinational regional
  companywide company-wide enterprise enterprise-wide organization-wide organisation-wide statewide countrywide wide
  key major massive huge significant significantly substantial substantially dramatic dramatically extensive considerable
  successful successfully flawless flawlessly perfect perfectly zero never always every all entire whole full fully
  fluent native bilingual multilingual promoted promotion selected chosen handpicked elected appointed trusted
  majority vip celebrity fortune bestselling luxury upscale`);

/** Qualifications: said only where some part of the profile says it. */
export const QUALIFICATIONS =
  words(`certified certificate certification certify licensed licence license licensure accredited accreditation
  chartered registered qualified degree bachelor bachelors masters phd doctorate doctoral doctor mba msc bsc diploma graduate
  patent patented inventor published publication fellow fellowship scholarship board-certified
  clearance citizen citizenship visa`);

const RISE =
  words(`increase grow growth raise boost double triple quadruple expand expansion gain enlarge multiply maximise maximize
  accelerate elevate skyrocket surge`);
const FALL =
  words(`reduce reduction cut lower decrease save saving minimise minimize shorten eliminate halve shrink slash lessen
  drop decline trim curb speed streamline`);
const BEAT = words('exceed beat surpass outperform overachieve outsell above');
const BETTER = words(
  'improve improvement enhance optimise optimize strengthen transform revamp modernise modernize win earn achieve',
);

export const RESULTS: readonly ReadonlySet<string>[] = [RISE, FALL, BEAT, BETTER];

/** What results are measured in: with a number or a result beside it, it must be what the source measures. */
export const MEASURES: readonly ReadonlySet<string>[] = [
  words('revenue sales turnover income takings'),
  words('cost expense spending expenditure overhead budget'),
  words('profit margin profitability earnings'),
  words('error mistake defect fault bug inaccuracy'),
  words('duration delay waiting turnaround faster quicker'),
  words('customer client guest buyer shopper'),
  words('satisfaction rating score'),
  words('churn attrition'),
  words('retention loyalty'),
  words('productivity efficiency output throughput performance'),
  words('waste scrap spoilage leftover'),
  words('accident injury incident infection fall complaint'),
  words('traffic visitor visit view click follower engagement reach awareness'),
  words('conversion lead enquiry inquiry'),
  words('downtime outage uptime availability latency'),
  words('attendance enrolment enrollment absence absenteeism'),
  words('grade attainment'),
  words('donation fund funding grant'),
  words('quality safety morale'),
  words('inventory stock shrinkage'),
];

/** How often: "monthly" and "every month" are one, "weekly" is another. */
export const FREQUENCIES: readonly ReadonlySet<string>[] = [
  words('second'),
  words('minute'),
  words('hour hourly'),
  words('day daily'),
  words('night nightly'),
  words('week weekly'),
  words('fortnight fortnightly biweekly'),
  words('month monthly'),
  words('quarter quarterly'),
  words('year yearly annual annually'),
];
export const OFTEN = /^(?:hourly|daily|nightly|weekly|fortnightly|biweekly|monthly|quarterly|yearly|annual|annually)$/i;
export const TIME_WORD =
  /^(?:hours?|days?|nights?|mornings?|evenings?|shifts?|weeks?|weekends?|months?|quarters?|terms?|years?|decades?|seasons?|time|times|mondays?|fridays?|saturdays?|sundays?)$/i;
