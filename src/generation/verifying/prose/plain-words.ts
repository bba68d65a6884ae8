/**
 * Words that a letter may use around its facts without claiming anything by them. A closed list: whatever else a sentence
 * says must come from a source. Words that praise ("strong", "proven", "expert") are left out on purpose, and so are
 * deeds ("led", "built") and all numbers.
 */

import { normOf } from '../quoting/tokens.ts';
import { PLAIN_WORDS_ABROAD } from './plain-words-abroad.ts';

const WORDS = `
a about above across after again ago all along alongside already also although always am among an and another any anyone anything apart are around as aside ask at attention available away
back background based basis be because been before began begin behind being belong below beside besides between beyond both brief bring brought but by
call came can care career carry case caught cause certain chance change chapter choose clear clearest close closely closer come comes common company concern connect connection consider consideration contact
continue conversation could count course current currently daily dates day days dear describe description detail details did difference different directly discuss discussion do does doing done down draw drawn during
duties duty each earlier early education either else end ended enough especially even ever every everyday everything example examples except expect experience explain extend
fact familiar far feel felt few field find first fit fits follow following for formal formally former forward from further gave general get give given glad go goes going gone gladly ground had half hand hands happen happy has have having he hear heard her here him his hope how however
i idea if in include included includes including indeed inside instead interest interested into invitation involve involved is it its itself job join just keen keep kept kind kinds knew know knowing knowledge known
 last late later latest learn learned least left less let letter level lie life like likely line lines list little live long look looking lot made main mainly make makes making many matter matters may me mean meant means meet mention might mind mine moment month months more moreover most mostly move much must my myself
name named nature near nearest need needed needs never new next no none nor not note nothing now number of off offer offered often on once one ones only onto open opening opportunity or order other others our out outside over own
page part particular particularly past path people perhaps person piece place places please plus point points position positions possible post posting practical present previous probably put puts question quite rather reach read reader reading ready reason recent recently regard relate related relevant relied rely remain reply require required requires responsibilities responsibility rest return right role roles routine 
said same saw say says school second see seem seen sense sentence separate set setting several shape shaped share she short should show showed shown shows side similar simple since sincerely small so some somebody someone something soon sort speak spend spent spoke stage stand start started stay step still stood story straight strength strengths studied studies study such suit
take taken takes taking talk task tasks taught team tell term terms text than thank thanks that the their them themselves then there therefore these they thing things think this those though thought through throughout time times title to today together told too took topic toward towards try turn turned type under understand understanding until up upon us use used useful using usual usually
vacancy various very view want wanted was way ways we website week weeks welcome well went were what whatever when where whether which while who whole whom whose why will with within without word words work worked working works world would year yearly years yet you your yours yourself
accept additional address again apply applying application applicant advert advertisement ad appreciate answer asks attach bear bring brings calls candidate choice chosen closing come comment compare consist credential credentials degree department depend employment enclose enclosed enjoy enjoyed entail entailed equally evidence exchange forms frame greet grateful hiring manager employer employers hearing served organization organisation holds hold held hours illustrate instance introduction keeps knows lately lend match matches member moved notice noticed occasion occupy outline overlap pace paragraph parallel pleasure plain prefer proof qualification qualifications certification certifications certificate certificates qualify range recall recognise recognize recruiter reference regards request resume résumé cv rests search seek selection skill skills speaks stands stayed submit sum summarise suited sum taught tasks thoughts thread throughout tie touch touched value wish wished sought sits sit
describes familiarised remained asked arrives arrive arrived moves talking hearing telling showing meeting coming giving bringing joining home ones everyone's anyone's
advertised advertises appeal appeals appealed appealing attract attracted attracts convince convinced curious draws focus focused focuses emphasis weight resonate resonated resonates echo echoes mirror mirrors mirrored align aligns aligned overlaps lines closely squarely
relocate relocating relocation referral referred recommended reach reached phone email telephone mail call available availability notice period visa permit currently kindly yours faithfully kind warm regards respectfully hello sir madam
project projects volunteer voluntary award awards studying
addition interview either concerned write
good compare extend extended extends covers benefit profit gain practice practise practised stop stopped rest beyond alongside before that's it's i'm i've i'd i'll you're you'll we'll don't there's what's
`;

export const PLAIN_WORDS: ReadonlySet<string> = new Set(
  `${WORDS} ${PLAIN_WORDS_ABROAD}`.trim().split(/\s+/).map(normOf),
);

/** What a letter may say that its writer does, or did, without a fact behind it. */
export const FRAME_VERBS: ReadonlySet<string> = new Set(
  `am was be been have had has would could can will may might must should do did apply bring know work study learn look hope like
 welcome talk discuss tell reach read see find enjoy offer want wish speak come relocate move spend hold carry draw use start begin
 continue think consider ask join meet serve appreciate value notice hear recognise recognize understand return live need take
 choose come keep get stay remain add mention refer recommend graduate look expect plan share show explain note thank write
 submit attend mean include stop practise`
    .split(/\s+/)
    .map(normOf),
);

/** What a letter may say that its writer is: where he stands towards the job, not what he is like. */
export const STATES: ReadonlySet<string> = new Set(
  `apply glad happy interest relocate available look able ready open draw keen refer recommend reach pleased grateful move curious
  convince attract hope write consider eligible authorize willing base living returning due free sure aware here there why what where
  how not familiar with in at on from of`
    .split(/\s+/)
    .map(normOf),
);
