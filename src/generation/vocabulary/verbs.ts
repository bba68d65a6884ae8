/** The verbs that people begin their bullets with, and their tenses. */

const REGULAR = `
abate abolish accelerate accept access accommodate accompany accomplish account achieve acquire act activate adapt add address adhere adjust administer admit
adopt advance advertise advise advocate aid align allocate alter amend analyze analyse answer anticipate apply appoint appraise approach approve arbitrate arrange
articulate ascertain assemble assess assign assist assume assure attach attain attend attract audit augment author authorize automate award balance bargain bill
block book boost brief broaden budget calculate calibrate call campaign canvass capture care carry catalog categorize cater centralize chair champion change
channel chart check circulate clarify classify clean clear climb close coach code collaborate collate collect combine command commission commit communicate
compare compile complete compose compute conceive conceptualize conclude condense conduct configure confirm connect consolidate construct consult contact
contain continue contract contribute control convert convey convince cook coordinate co-ordinate copy correct correspond counsel count craft create critique cultivate
customize debug decide decorate decrease define delegate delete deliver demonstrate deploy describe design detail detect determine develop devise diagnose
direct disburse discover dispatch dispense display dissect disseminate distribute diversify divert document double draft drill earn edit educate elaborate
elevate elicit eliminate embed emphasize employ empower enable enact encourage enforce engage engineer enhance enlist enrich enroll ensure enter entertain establish
estimate evaluate examine exceed execute exercise exhibit expand expedite explain explore export expose extend extract fabricate facilitate familiarize
fashion field file filter finalize finance follow forecast form formalize format formulate foster fulfill furnish gain garner gather generate
govern grade graduate grant greet group guard guide handle harmonize harness head help hire host identify illustrate implement import improve improvise incorporate
increase index influence inform initiate innovate inspect inspire install instill institute instruct integrate interact interface interpret interview introduce
invent inventory invest investigate involve issue itemize join judge justify label landscape launch learn lecture lessen leverage liaise license list listen load lobby
localize locate log lower machine maintain manage manipulate manufacture map market master maximize measure mediate memorize mentor merge migrate mitigate mobilize
model moderate modernize modify monitor motivate move multiply narrate navigate negotiate network nurture observe obtain offer open operate optimize orchestrate
order organize organise orient originate outline overhaul oversee pack package paint participate partner perform persuade photograph pilot pinpoint pioneer place plan play
post practice predict prepare prescribe present preserve preside prevent price print prioritize process procure produce program project promote proofread propose protect
prototype prove provide publicize publish purchase pursue qualify quantify question raise rate reach realize rebuild receive recommend reconcile record recover
recruit rectify recycle redesign reduce re-engineer reengineer refactor refer refine register regulate rehabilitate reinforce reject relate release relieve remodel remove render
renew renovate reorganize repair replace replenish report represent request require research reserve reshape resolve respond restock restore restructure retain retrieve
return revamp reverse review revise revitalize reward route safeguard sample satisfy save scale scan schedule scope score screen search secure segment select separate serve service
settle shape share ship shorten showcase simplify simulate solicit solve sort source specialize specify spearhead sponsor staff stage standardize start steer stimulate stock
store strategize streamline strengthen stress structure study submit succeed suggest summarize supervise supply support surpass survey sustain synthesize systematize tabulate tailor target
test tighten total tour trace track trade train transact transcribe transfer transform transition translate transmit transport treat triage triple troubleshoot tutor type uncover unify unite
update upgrade upload use utilize validate value verify visit visualize volunteer weigh welcome widen work pull push turn finish mail accumulate fundraise clerk copy-edit restructure reconstruct accrue appeal assert attest catalogue clock concentrate cross-train deposit discuss enquire fax forward hand implement instal jumpstart lift meter operationalise place police pour press prune question reestablish remind remit rotate run schedule seat sign stamp state stuff switch tend tender terminate transplant trim unload vet wash wire yield analyze prospect position prompt reposition reconfigure rework sharpen stabilize cash cover deliver examine
escalate solder bridge highlight script possess uphold groom mow plow plant harvest weld saw sand bake roast grill chop plate garnish sterilize inject bathe vaccinate
chart discharge dress scrub vacuum sanitize disinfect launder iron frame tile plaster rewire excavate demolish erect hoist pave haul dock palletize bartend brew season slice fry
curate archive digitize conserve annotate caption film rehearse choreograph sculpt sketch animate typeset containerize virtualize provision patch harden encrypt authenticate benchmark
profile cache query scrape crawl parse cluster backtest hedge underwrite amortize invoice consolidate litigate redline depose argue notarize prosecute defend bolster boost
broker bundle cold-call commence compensate complement comply confer conserve crew cross-sell deepen defuse demystify deter devote differentiate discipline dismantle
document ease endorse energize enquire entrust equip escort expedite finetune fine-tune fuel gauge halve house ignite immunize insure intervene kick-start lay liquidate man market merchandise minimize
mine monetize nominate normalize notify offset onboard outperform outsource pair perfect phase pick preach preempt prep probe profile program propel prosper quote rank reactivate reassure rebrand
recall  reclaim recognize redefine redeploy redirect redraft re-design rejuvenate rekindle relaunch relocate remediate reopen repackage repurpose rescue resettle respond retire retrofit
reunite revive rewire salvage seed shadow shred sew slash smooth socialize spur stock-take strengthen subcontract substitute supplement surface swap tackle tally transact trigger triple turn-around undergo
usher vend ventilate wean weed weigh whitewash withstand witness zone roll upskill reskill operationalize contextualize hypothesize pen co-author co-found co-lead co-manage co-develop co-design co-direct co-chair co-write dispose certify pitch amplify beautify codify electrify exemplify fortify intensify magnify nullify pacify purify ratify signify solidify stratify testify gratify strive fill compound phone email reply patrol titrate intubate cannulate splint splice
lubricate digitise shelve roster precept allow borrow celebrate deputize remain rebook rehouse rinse tidy unpack wipe decontaminate
catheterize resuscitate redact photocopy laminate practise knead decant pasteurize mend chase fold peel polish rent spot spray steam tow wrap chaperone
lifeguard timetable marshal suture glaze fillet temper calve shear milk muster drench fence graft pot rake strim lop induce debride palpate braze deburr grout backfill decommission pipette genotype subtitle storyboard invigilate enrol adjudicate
recalculate`;

const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'was',
  become: 'became',
  begin: 'began',
  bid: 'bid',
  breed: 'bred',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  choose: 'chose',
  come: 'came',
  cut: 'cut',
  deal: 'dealt',
  do: 'did',
  draw: 'drew',
  drive: 'drove',
  feed: 'fed',
  find: 'found',
  hear: 'heard',
  forecast: 'forecast',
  get: 'got',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  have: 'had',
  hold: 'held',
  keep: 'kept',
  know: 'knew',
  lead: 'led',
  leave: 'left',
  let: 'let',
  make: 'made',
  meet: 'met',
  oversee: 'oversaw',
  pay: 'paid',
  proofread: 'proofread',
  put: 'put',
  read: 'read',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  run: 'ran',
  see: 'saw',
  seek: 'sought',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  show: 'showed',
  'co-teach': 'co-taught',
  resell: 'resold',
  speak: 'spoke',
  spend: 'spent',
  take: 'took',
  teach: 'taught',
  tell: 'told',
  think: 'thought',
  troubleshoot: 'troubleshot',
  undertake: 'undertook',
  understand: 'understood',
  win: 'won',
  withdraw: 'withdrew',
  write: 'wrote',
  sew: 'sewed',
  weave: 'wove',
  upsell: 'upsold',
  shoot: 'shot',
  dig: 'dug',
  uphold: 'upheld',
  bind: 'bound',
  grind: 'ground',
  lay: 'laid',
  sweep: 'swept',
  hang: 'hung',
  fly: 'flew',
  ride: 'rode',
  catch: 'caught',
  fight: 'fought',
  stand: 'stood',
  strike: 'struck',
  lend: 'lent',
  lose: 'lost',
  rise: 'rose',
  spin: 'spun',
  split: 'split',
  spread: 'spread',
  undergo: 'underwent',
  outsell: 'outsold',
  overcome: 'overcame',
  withstand: 'withstood',
  offset: 'offset',
  typeset: 'typeset',
  broadcast: 'broadcast',
  reset: 'reset',
  'co-lead': 'co-led',
  'co-write': 'co-wrote',
  'cross-sell': 'cross-sold',
  saw: 'sawed',
  retell: 'retold',
  redo: 'redid',
  foresee: 'foresaw',
  break: 'broke',
  throw: 'threw',
  shrink: 'shrank',
};

/** Two-syllable verbs stressed on the last syllable, and short ones, double their last consonant. */
const DOUBLING = new Set(
  'admit commit refer transfer transmit submit program plan ship stop map log tag scan debug format equip prep wrap cut set get run put win begin dispel control compel occur prefer permit enrol instil chat drop grab hem knit mop pin plug rub sit spot step stir strip swim tap tip trim scrub chop shred swap ship slot prep spur man deter confer rehab outfit retrofit co-plan'.split(
    ' ',
  ),
);

/** Also everyday nouns or adjectives: in the middle of a sentence they are not taken for verbs. */
const ALSO_NOUNS = new Set(
  `access account act address direct onboard roster weed chase fold peel polish rent spot spray steam tow wrap chaperone lifeguard timetable marshal suture glaze fillet temper milk muster drench fence graft pot rake tidy advance aid answer approach audit author award balance bargain bill block book boost brief budget call campaign care catalog chair
  champion change channel chart check clean clear climb coach code command commission complete contact contract control copy correct counsel count craft
  critique decrease deal design detail display document double draft drill drive elaborate employ estimate exercise exhibit export express field file filter finance
  forecast form format found function grade graduate grant group guard guide handle head help hire host impact import increase index influence input interface interview
  inventory issue judge label landscape lead lecture license list load lobby log lower machine map market master measure mentor model monitor move network object offer open
  order outline overhaul pack package paint partner permit pilot place plan play post practice present price print process produce program progress project prototype
  purchase question raise range rate reach read record recruit refer release repair report request research reserve result return reverse review reward route run sample save scale scan schedule
  scope score screen search secure segment separate service set shape share ship show source sponsor staff stage start stock store stress structure study supply support
  survey target test total tour trace track trade train transfer transition transport treat triple triage tutor type update upgrade use value visit volunteer welcome work present lower form live lives open own
  script bridge highlight plant harvest weld saw sand grill plate chart discharge dress iron frame tile dock brew season slice fry archive caption film sketch patch benchmark profile
  cache query cluster hedge invoice broker bundle crew discipline document ease fuel gauge house man market mine offset pair perfect phase pick prep probe quote rank recall rescue seed shadow surface
  swap tally trigger witness zone roll pen fly ride catch fight stand strike rise spin split spread break throw broadcast reset lay bind cash cover hand switch garnish edit seat press state stamp sign wire mail police place fax forward lift tender meter clock turn push pull
  fill compound phone email reply patrol splint splice`.split(/\s+/),
);

const LISTED = [...REGULAR.trim().split(/\s+/), ...Object.keys(IRREGULAR)];
/** "Mobilise" is spelt so too, and what one does, one can do with others. */
const BASES = new Set([
  ...LISTED,
  ...LISTED.filter((base) => /\w{3}ize$/.test(base)).map((base) => base.replace(/ze$/, 'se')),
  ...LISTED.map((base) => `co-${base}`),
]);
const PASTS = new Map<string, string>();
const GERUNDS = new Map<string, string>();
const THIRD_PERSONS = new Map<string, string>();
for (const base of BASES) {
  PASTS.set(pastOf(base), base);
  GERUNDS.set(gerundOf(base), base);
  THIRD_PERSONS.set(thirdPersonOf(base), base);
}

export type VerbForm = 'base' | 'past' | 'gerund' | 'third';

export interface Verb {
  base: string;
  form: VerbForm;
}

/** The verb that a word is, whatever its form; null when it is none that we know. */
export function verbOf(word: string): Verb | null {
  const lower = word.toLowerCase();
  if (PASTS.has(lower) && !BASES.has(lower)) return { base: PASTS.get(lower)!, form: 'past' };
  if (BASES.has(lower)) return { base: lower, form: IRREGULAR[lower] === lower ? 'past' : 'base' };
  if (GERUNDS.has(lower)) return { base: GERUNDS.get(lower)!, form: 'gerund' };
  if (THIRD_PERSONS.has(lower)) return { base: THIRD_PERSONS.get(lower)!, form: 'third' };
  return null;
}

/** The verb that opens a text; a noun that looks like one is taken for it too. */
export function leadingVerb(text: string): Verb | null {
  const first = /^[\p{L}-]+/u.exec(text)?.[0];
  return first === undefined ? null : verbOf(first);
}

/** Words that are nothing but a verb in this form, wherever they stand. */
export function isPlainVerb(word: string): boolean {
  return BASES.has(word) && !ALSO_NOUNS.has(word.replace(/^co-/, ''));
}

/** "-ed" words that we do not know are still taken for past tenses. */
export function looksPast(word: string): boolean {
  const lower = word.toLowerCase();
  return PASTS.has(lower) || /^(?:co-|re|pre-?|over|out|under)?[a-z-]{3,}ed$/.test(lower);
}

export function pastOf(base: string): string {
  if (base.startsWith('co-')) return `co-${pastOf(base.slice('co-'.length))}`;
  const irregular = IRREGULAR[base];
  if (irregular !== undefined) return irregular;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

export function gerundOf(base: string): string {
  if (/[^eo]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function thirdPersonOf(base: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function doubled(base: string): string {
  return DOUBLING.has(base.replace(/^co-/, '')) ? base + base.at(-1) : base;
}
