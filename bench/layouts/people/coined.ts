import { list } from './words.ts';

/** Invented names of firms, the same in every language. */
export const coined = list`Kinetik | Zalora | Novaris | Brightwave | Quantiq | Helio | Vantora | Lumina | Octave | Paxton | Veridia | Nimbus | Corelight | Astera | Zentrix | Bluefin | Kairos | Pivotal | Sonder | Tessera | Marlowe | Ondine | Fluxus | Graphene | Halcyon | Inkwell | Juno | Krypton | Lattice | Meridian | Northstar | Orbis | Prisma | Quorum | Rubicon | Solara | Trilium | Umbra | Vertex | Westbrook | Xylo | Yonder | Zephyr | Arkadia | Belmont | Cobalt | Delphi | Evergreen | Fathom | Glasswing | Hyperion | Ironbridge | Jasper | Kestrel | Lodestar | Mosaic | Nexum | Opalis | Polaris | Quill | Redwood | Stratos | Tandem | Unify | Vivara | Wayfinder | Zingara | adventis | brillo | codecraft | doconaut | eBits | flip4 | greenpeak | hubly | innoWerk | joyn3 | kolibri | loopback | mindfold | nuvo | onFire | pixelmill | quickr | rapidly | sunday.tech | tripwise | upNext | vidly | weGrow | xentral | yoma | zapp | Alpha Omega | Blue Harbor | Clearwater | Deep Field | Five Points | Granite Peak | High Street | Ocean Way | Silver Lake | Third Wave`;

export const acronyms = list`ABB | KLM | TRW | GSK | ATS | BKW | CGM | DTS | EFG | FMC | GKN | HTC | ITT | KSB | LBS | MTU | NBC | OMV | PTC | RSM | SKF | TQS | UBM | VTG | WSP | ZKB | AMT | BRS | CPL | DKV`;

/** Towns abroad where people of every country have worked. */
export const worldTowns = list`London, UK | Dubai, UAE | Singapore | Berlin, Germany | Paris, France | Amsterdam | New York, NY | Zürich | Brussels | Doha, Qatar | Hong Kong | Shanghai, China | Tokyo, Japan | Geneva | Luxembourg | Vienna, Austria | Stockholm, Sweden | Riyadh, KSA | Nairobi, Kenya | Barcelona`;

/** Names of people whose families came from elsewhere. */
export const worldNames = {
  men: list`Mehmet | Ali | Dmitri | Piotr | Nikola | Youssef | Duc | Andrei | Goran | Kofi | Hiroshi | Tariq | Ivan | Bogdan`,
  women: list`Elif | Ayşe | Olga | Katarzyna | Leila | Thuy | Ioana | Dragana | Ama | Yuki | Samira | Svetlana | Oksana | Milena`,
  surnames: list`Yılmaz | Kaya | Petrov | Wiśniewski | Jovanović | Benali | Pham | Popescu | Kovács | Mensah | Tanaka | Haidari | Shevchenko | Horvat | Diallo | El Amrani | Öztürk | Nguyen | Zhang | Kim`,
};
