/** Words that carry no requirement: function words, and the phrases that every posting repeats. */

export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the and or but nor so yet of to in on for with by at from as is are was were be been being am this that these
  those it its we us you your yours our ours their theirs they them he him she his her hers i me my mine who whom whose
  which what when where why how all any both each few more most other some such no not only own same than too very can
  will just should would could may might must shall do does did doing done have has had having if then else into onto
  over under out up down off about above below between through during before after again further here there also within
  without across per via etc eg ie including include includes included like toward towards upon among along while
  because until against whether either neither every another much many less least lot one two three four five six seven
  eight nine ten first second third last next well even still ever never always often whenever wherever however therefore
  thus hence et al de la le der die das und oder et les des du el los las y en`.split(/\s+/),
);

/** Common in postings whatever the profession: they tell nothing of the fit. Compared as stems. */
export const POSTING_WORDS: readonly string[] =
  `ability able about above accept accommodate accordance according accountability achieve act active actively additional
  advance advantage age ago aim allow alongside annual annum another answer anything applicable applicant applicants
  applicants apply applying application applications appointment appropriate approximately area areas around arrange ask
  asked aspect aspects aspire assigned attitude attract attractive available award-winning background band based become
  begin believe belong benefit benefits best better big bonus bring broad build business candidate candidates career careers
  category chance change check choose class clear click close closely closing color colour come comfortable commit
  commitment committed company compensation competitive complete comprehensive condition consider consideration contact
  continue continuous contract contribute convenient core cover covid create culture current currently daily date day days
  advantageous beneficial preferable favourable favorable compulsory mandatory prerequisite appreciated exposure
  deadline dedicated degree deliver demonstrate demonstrable demonstrated department description desirable desire desired
  detail determine develop development difference different direct directly disability disabled discretion discrimination
  discuss diverse diversity drive driven due duration duties duty dynamic each early earn easy education effective
  effectively efficient either eligibility eligible email employ employee employees employer employers employment empower
  enable encourage energetic engage enjoy enough ensure ensures ensuring enthusiasm enthusiastic entire entry environment
  equal equality equivalent essential essentials establish ethnicity every everyone evidence example excellent excellence
  exceptional exciting exercise existing expect expectation expected experience experienced experiences expert expertise
  explore express extensive extra facility fair familiar familiarity family fast fast-paced feel field find fit flexible
  flexibility focus follow following form forward found free friendly full full-time fully function functions fun future
  gain gender general get give given go goal goals good great group grow growing growth guide hand handle happy hard
  hard-working hear help helpful high higher highly hire hiring holiday holidays home hour hourly hours human ideal
  ideally identify identity immediate impact important improve inclusion inclusive incumbent independent independently
  individual individuals induction industry informal information initiative innovative insurance integral integrity
  interest interested interview involve involved involvement issue issues item job jobs join journey keen keep key kind
  know knowledge large lead leading learn learning leave level levels life like limited list listed live local located
  location long look looking love main maintain major make making manner march maternity matter maximum may meaningful
  means meet member members mental minimum mission month monthly months motivated multiple national necessary need needed
  needs network new normal note notice number numerous objective occasional offer offers office one ongoing online open
  opportunities opportunity option order ordinary organisation organization organizations origin others otherwise outcome
  outstanding overall overview own paid part part-time participate particular passion passionate pay pension people per
  perform performed performing performs performance period perks permanent person personal phone physical place plan play
  please plus point policy position positions positive possess possible post posting potential practice practices prefer
  preferably preferred presence present pride primary prior pro proactive problem process professional proficiency
  proficient profile program progress progression promote proof protected proud proven provide provided provides providing
  provision public purpose qualification qualifications qualified qualify quality question race range rapidly rate reach
  read ready real receive recent recognise recognize reasonable record recruit recruitment reference regard regarding
  regular related relationship relevant religion reliable remote remotely report require required requirement requirements
  requires respect respond responsibilities responsibility responsible result results review reward rewarding right role
  roles salary scheme scope search section see seek seeking select self self-motivated send senior sense serve service set
  sex sexual shift short similar site size skill skilled skills small solid someone special specific staff standard
  standards start starting state statement status stay strong strongly structure style submit subject success successful
  successfully suitable summary supervision supervisor support supporting supportive system take talent talented task tasks
  team teams tell term terms thing think thorough thrive throughout time together top total track tracking train training
  transport travel true trust try twelve type typical typically understand understanding unique unit university use used
  useful user uses using usually vacancy vacation valid value values variety various veteran via vibrant vision visit
  wage want way website week weekday weekend weekly weeks weight welcome well whole wide willing willingness wish within
  word work worker workers workforce working workplace works world would year years you young`.split(/\s+/);

/** Everyday words of many trades: they point to a field of work, but weakly. Compared as stems. */
export const EVERYDAY_WORDS: readonly string[] =
  `account action activity addition address agency agreement amount analysis annual answer appropriate approval
  approve area arrange aspect assigned assignment assist assistance associate assure attend attention base basic
  basis block board book budget building call capacity case center central centre certain challenge change chart
  check city classroom clean client clinic close colleague collect combine communication community compile complex
  concept concern conference confidential connect consistent contact content context control conversation cooperate
  coordination correct cost count country course creative critical crucial cycle data database deal decision
  decrease defined delay demand department design desk detail develop device diary direction director discuss
  display district division document documentation double draft draw effort element emergency enable engagement
  engineer enhance entire equipment error establish evaluation evening event exact excellent executive existing
  expand expense extend external facility factor failure feature feedback figure file final finding firm fit flow
  food form formal format former forward foundation frame frequent friend front function gather generation goal
  grade ground guest guidance guideline half handle head health history host hour house idea image implement
  improvement include income incoming increase industry influence initial initiate input inquiry inside inspect
  instruction integrate interaction internal introduce inventory investigate item keep label labor language launch
  law layout leader library light line link list load log longer loss machine mail maintenance management manager
  manual map market material matter measure media meeting member message method middle mind minor minute mobile
  model modern modify money monitor morning move multiple name natural nature necessary note notice object objective
  observe obtain official older operate operation operational oral order organise organize original outcome outgoing
  output outside overall overnight oversee owner pack package page panel paper parent park partner partnership party
  pass path pattern payment percent period phase phone photo picture piece place planning plant plate platform
  player point population portfolio power practical preparation prepare presence presentation pressure prevent price
  principle print priority private procedure produce product production professional project proper property
  proposal protect purchase quarter quarterly quick quote rapid raw reach reason receive recommend record reduce
  reduction refer region regional register regulation release remain remote repair repeat replace represent request
  research reserve resident resolve resource response restore result retain return revise risk road room round route
  routine rule safe safety sale sample save scale schedule school science score screen seat secure select sensitive
  separate series session share sheet ship shop show sign signal simple single skill social software sort source
  space spare special speed spend sport stage stakeholder star station step stock stop storage store story strategy
  street strength strict structure student study subject submit supplier supply surface survey table target
  technical technique technology telephone template test text theme theory title tool topic touch tour town track
  trade traditional transfer transition trend trip trouble turn unit update upgrade upper urgent utilize vendor
  verify version view visible visitor visual voice wait walk wall warehouse watch water wave weak weekly win window
  winner woman wood worth write yearly`.split(/\s+/);

/** Ranks in a title say how high the job is, not what it is. Compared as stems. */
export const RANK_WORDS: readonly string[] =
  `senior junior lead head chief assistant associate manager officer specialist coordinator director worker trainee graduate
  principal consultant member team executive supervisor leader band deputy representative professional expert intern staff
  service services`.split(/\s+/);
