/**
 * Words that tell a deed in other words without naming a thing of their own: everyday nouns, adjectives and adverbs of any
 * work. Tools, materials, places, kinds of people and of goods are left out on purpose, and so is all praise.
 */
import { EVERYDAY_WORDS, POSTING_WORDS } from '../../vocabulary/stop-words.ts';
import { PLAIN_WORDS } from '../plain-words.ts';
import { normOf } from '../tokens.ts';

const WORDS = `
ability accuracy accurate action activity actual actually added additional adequate advance advice agenda agreed ahead aim allocated alike alone along
amount answer anybody apart appointment approach arrangement aside aspect assignment attention audience author available average aware away
back backlog bad balance basic basically basis bigger bit booking bottom brief briefing broad brought bulk busy calendar calm care careful carefully case certain chance change charge
chart check checklist choice clean clear clearer clearly clerical close closely collection combined coming common complete completely complex concern condition consistent consistently contact content control
conversation colleague coworker customer client copy correct correctly correspondence count couple cover current customised customized cycle data date deadline decision delivery demand desk detail detailed details difference different difficult diligently
direct directly discussion document documentation draft due duration duty early easier easily easy effect effort element email emails end entire entry equal error essential event eventually everyone everything exact example existing explanation extra
face fair familiar fast feedback field figure figures file files final finally fine finished fix flow folder following follow-up form formal former forward frequent frequently fresh friendly front frontline full
general generally given goal good goods ground group growing guidance guide guideline half hand hands hands-on hard head heavy held help high higher history hour hours household idea immediate important incoming individual inside input inquiry enquiry instead instruction
interest internal issue issues item items job joint journey keep kind language large last late later latest layout learning left length lesson level line link list live local long longer look lot low lower
main majority manner manual many material matter mean meeting meetings memo message method middle minute minutes mistake mix mixed mode model moment month morning most move multiple name narrow natural near neat necessary need new newcomer newly next night noon normal note notes notice number
objective odd office old older ongoing open opening operation opinion option oral order orderly ordinary original other outcome outgoing outline outside overall overview own pace page pair paper paperwork part particular past path people percent period person phase phone picture piece place plan planning plans plenty
point policy portion position possible practical practice precise present presentation previous prior priority private problem problems procedure procedures process processes product products program programme progress project projects prompt promptly proper properly public purpose
queries query question questions queue quick quickly quiet quite range rapid rapidly rate rather ready reason receipt recent record records regular regularly related relevant reliable reliably reminder remote repeat reply report reporting reports request requests requirement requirements response responses responsible rest result results return review reviews right rota rotation roster routine rule rules run
safe safely sample schedule schedules second section separate series service services session sessions set setup several shared sheet shift shifts short similar simple single site situation size slot slow small smaller smooth smoothly solution sort source space spare special specific spot stack staff stage standard standards start state statement station status steady steadily step steps story straight straightforward strict strictly style subject suggestion suitable summary supply support sure surface system systems
table talk task tasks team teams technical term text thing things thorough thoroughly tidy time timely times timetable together tool tools top topic total touch track trial trouble turn twice type typical unit update updates upkeep upcoming urgent usage use used useful user usual usually variety various verbal version view visit visits visitor voice volume wait week weekend weekends weekly well whole wide wider word words work workday workflow working workload workplace worksheet writing written wrong year yearly year-old olds young younger
dollar dollars euro euros pound pounds percent cent pound
thanks behind beneath besides beyond toward amid throughout upon whenever wherever nobody somebody something somewhere
`;

const ALL = new Set([
  ...PLAIN_WORDS,
  ...[...WORDS.trim().split(/\s+/), ...POSTING_WORDS, ...EVERYDAY_WORDS].map(normOf),
]);

export function isEveryday(norm: string): boolean {
  return ALL.has(norm);
}
